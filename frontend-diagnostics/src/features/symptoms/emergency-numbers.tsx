import { AMBULANCE_NUMBERS, EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { CallButton, classNames } from '@sahaay/ui';
import { useT, type T } from '../../services.ts';
import type { DangerSign } from './diagnosis-state.ts';
import { firstNumberOf, type DangerKind } from './kinds-of-danger.ts';
import styles from './emergency.module.css';

type Line = DangerSign['helplines'][number];

/**
 * Whom else to call after the first number. For violence these are the lines for it and then ambulances; otherwise
 * ambulances come first.
 */
function otherLines(t: T, kind: DangerKind, helplines: readonly Line[]): Line[] {
  const ambulances = AMBULANCE_NUMBERS.map((number) => ({ name: t(`call.ambulance.${number}`), number }));
  const first = firstNumberOf(kind);
  const inOrder: Record<DangerKind, readonly Line[]> = {
    medical: [...ambulances, ...helplines],
    poisoning: [...ambulances, ...helplines],
    violence: [...helplines, ...ambulances],
    self_harm: [{ name: t('call.emergency'), number: EMERGENCY_NUMBER }, ...ambulances.slice(0, 1), ...helplines],
  };
  return inOrder[kind].filter(
    ({ number }, index, lines) => number !== first && lines.findIndex((line) => line.number === number) === index,
  );
}

/** The first number in huge digits, then the others. */
export function EmergencyNumbers({ kind, helplines }: { kind: DangerKind; helplines: readonly Line[] }) {
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
