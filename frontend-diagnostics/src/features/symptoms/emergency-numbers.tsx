import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { buttonClass, CallButton, classNames } from '@sahaay/ui';
import { useT } from '../../services.ts';
import type { DangerSign } from './diagnosis-state.ts';
import { otherLines } from './helplines.ts';
import { firstNumberOf, type DangerKind } from './kinds-of-danger.ts';
import styles from './emergency.module.css';

interface EmergencyNumbersProps {
  kind: DangerKind;
  helplines: DangerSign['helplines'];
  /** Somebody else drives the person to a hospital at once. */
  goesNow: boolean;
}

/** Shows the first number in huge digits, and then the others. Who goes to a hospital at once finds one first. */
export function EmergencyNumbers({ kind, helplines, goesNow }: EmergencyNumbersProps) {
  const t = useT();
  const first = firstNumberOf(kind);
  return (
    <div>
      {goesNow && (
        <>
          <Link to={paths.nearby} className={buttonClass({ block: true, className: styles.find })}>
            {t('emergency.goNow.find')}
          </Link>
          <p className={styles.drive}>{t('emergency.goNow.drive')}</p>
        </>
      )}
      <CallButton
        variant="emergency"
        number={first}
        label={goesNow ? t('emergency.goNow.call') : t('call.number', { number: first })}
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
