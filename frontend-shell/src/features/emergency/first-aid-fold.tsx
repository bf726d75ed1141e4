import { CallButton, Fold, Steps } from '@sahaay/ui';
import type { FirstAid } from '@sahaay/engine/first-aid';
import { useEmergencyText } from '../../i18n/late/emergency.ts';
import styles from './emergency.module.css';

/** One danger: whom to call, and what to do until help comes. */
export function FirstAidFold({ title, steps, numbers }: FirstAid) {
  const t = useEmergencyText();
  return (
    <Fold label={title} className={styles.danger}>
      <div className={styles.numbers}>
        {numbers.map((number) => (
          <CallButton key={number} variant="outline" label={t('emergency.call')} number={number} />
        ))}
      </div>
      <Steps steps={steps} />
    </Fold>
  );
}
