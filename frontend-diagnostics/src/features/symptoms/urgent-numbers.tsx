import { EMERGENCY_NUMBER, TELE_MANAS_NUMBER } from '@sahaay/contracts/constants';
import { CallButton, RuledList } from '@sahaay/ui';
import { useT } from '../../services.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { kindOf } from './kinds-of-danger.ts';
import styles from './symptoms.module.css';

/** Where there is no answer: whom to call without one. The line for those in despair first, when their words said so. */
export function UrgentNumbers() {
  const t = useT();
  const { dangerSigns } = useDiagnosis();
  const lines = [
    { number: EMERGENCY_NUMBER, label: t('urgent.ill') },
    { number: TELE_MANAS_NUMBER, label: t('urgent.despair'), hint: t('selfHarm.free') },
  ];
  if (kindOf(dangerSigns) === 'self_harm') lines.reverse();
  return (
    <RuledList className={styles.urgentNumbers}>
      {lines.map((line) => (
        <li key={line.number}>
          <CallButton variant="row" {...line} />
        </li>
      ))}
    </RuledList>
  );
}
