import type { Schema } from '@sahaay/contracts';
import { EMERGENCY_NUMBER, TELE_MANAS_NUMBER } from '@sahaay/contracts/constants';
import { CallButton, RuledList } from '@sahaay/ui';
import { useT } from '../../services.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { kindOf } from './kinds-of-danger.ts';
import styles from './symptoms.module.css';

/**
 * Says whom to call where there is no answer. The line for people in despair comes first when their words spoke of it.
 * @param firstCheck the signs of danger that are asked about: those of self-harm stand first where the words hint at it
 */
export function UrgentNumbers({ firstCheck = [] }: { firstCheck?: Schema<'HappeningNow'>[] | undefined }) {
  const t = useT();
  const { dangerSigns } = useDiagnosis();
  const lines = [
    { number: EMERGENCY_NUMBER, label: t('urgent.ill') },
    { number: TELE_MANAS_NUMBER, label: t('urgent.despair'), hint: t('selfHarm.free') },
  ];
  const isHinted = firstCheck[0]?.flag.kind === 'self_harm';
  if (isHinted || kindOf(dangerSigns) === 'self_harm') lines.reverse();
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
