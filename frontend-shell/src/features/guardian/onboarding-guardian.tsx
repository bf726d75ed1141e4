import { useLateText } from '../../i18n/late-text.ts';
import { Group } from '../onboarding/group.tsx';
import { isComplete, type Agreement } from './agree.ts';
import { GuardianFields, type GuardianFieldsProps } from './guardian-fields.tsx';

const isBegun = ({ name, agreed }: Agreement): boolean => agreed || name.trim() !== '';

/** The third group of questions, for a child. Nothing of it has to be answered for the profile to be saved. */
export function OnboardingGuardian(props: GuardianFieldsProps) {
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
