import { CallButton, classNames } from '@sahaay/ui';
import { useT } from '../../services.ts';
import type { DangerSign } from './diagnosis-state.ts';
import { otherLines } from './helplines.ts';
import { firstNumberOf, type DangerKind } from './kinds-of-danger.ts';
import styles from './emergency.module.css';

/** Shows the first number in huge digits, and then the others. */
export function EmergencyNumbers({ kind, helplines }: { kind: DangerKind; helplines: DangerSign['helplines'] }) {
  const t = useT();
  const first = firstNumberOf(kind);
  return (
    <div>
      <CallButton
        variant="emergency"
        number={first}
        label={t('call.number', { number: first })}
        hint={t(kind === 'self_harm' ? 'selfHarm.free' : 'call.free')}
      />
      <div className={styles.others}>
        {otherLines(t, kind, helplines).map(({ name, number }) => (
          <CallButton
            key={number}
            variant="tile"
            number={number}
            label={name}
            className={classNames(styles.other, number.length > 5 && styles.long)}
          />
        ))}
      </div>
    </div>
  );
}
