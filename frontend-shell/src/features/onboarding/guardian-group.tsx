import { useAccountText } from '../../i18n/late/account.ts';
import { isComplete, type Agreement } from '../../components/guardian/agree.ts';
import { GuardianFields, type GuardianFieldsProps } from '../../components/guardian/guardian-fields.tsx';
import { Group } from './group.tsx';

const isBegun = ({ name, agreed }: Agreement): boolean => agreed || name.trim() !== '';

/** The third group of questions, for a child. Nothing of it has to be answered for the profile to be saved. */
export function GuardianGroup(props: GuardianFieldsProps) {
  const t = useAccountText();
  const isHalf = isBegun(props.value) && !isComplete(props.value);
  return (
    <Group title={t('guardian.title')} why={t('guardian.why')}>
      <GuardianFields {...props} />
      <p role="status" className="small soft">
        {t(isHalf ? 'guardian.both' : 'guardian.later')}
      </p>
    </Group>
  );
}
