import { EMERGENCY_NUMBER, TELE_MANAS_NUMBER } from '@sahaay/contracts/constants';
import { CallButton, RuledList } from '@sahaay/ui';
import { useT } from '../../services.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { kindOf } from './kinds-of-danger.ts';
import styles from './symptoms.module.css';

/**
 * Says whom to call where there is no answer. The line for people in despair comes first when their words spoke of it.
 */
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
