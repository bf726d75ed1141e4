import { useLateText } from '../../i18n/late-text.ts';
import { isComplete, type Agreement } from '../../components/guardian/agree.ts';
import { GuardianFields, type GuardianFieldsProps } from '../../components/guardian/guardian-fields.tsx';
import { Group } from './group.tsx';

const isBegun = ({ name, agreed }: Agreement): boolean => agreed || name.trim() !== '';

/** The third group of questions, for a child. Nothing of it has to be answered for the profile to be saved. */
export function GuardianGroup(props: GuardianFieldsProps) {
  const say = useLateText();
  const isHalf = isBegun(props.value) && !isComplete(props.value);
  return (
    <Group title={say('guardian.title')} why={say('guardian.why')}>
      <GuardianFields {...props} />
      <p role="status" className="small soft">
        {say(isHalf ? 'guardian.both' : 'guardian.later')}
      </p>
    </Group>
  );
}
