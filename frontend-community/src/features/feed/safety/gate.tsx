import { Button, Dialog } from '@sahaay/ui';
import { useState } from 'react';
import type { EntryKind } from '../entry-kind.ts';
import { useSafetyT } from '../../../i18n/late/safety.ts';
import styles from '../feed.module.css';
import type { Danger } from './danger.ts';
import { Help, titleOf } from './help.tsx';

export { fetchRules, findDanger, type Danger } from './danger.ts';
export { StayingHelp } from './help.tsx';
export { privateDetailsIn } from './private-details.ts';

/** What was found in something before it is sent. */
export interface Found {
  readonly danger?: Danger | undefined;
  /** Quoted as they were written. */
  readonly details: readonly string[];
}

interface GateProps {
  kind: EntryKind;
  found: Found;
  onSend: () => void;
  onBack: () => void;
}

/** Help first, and then the question about private details: what was written is sent when the person says so to each. */
export function Gate({ kind, found: { danger, details }, onSend, onBack }: GateProps) {
  const t = useSafetyT();
  const [isHelped, setHelped] = useState(danger === undefined);
  const isPrivate = details.length > 0;

  if (danger && !isHelped)
    return (
      <Dialog
        key="help"
        open
        role="alertdialog"
        onClose={onBack}
        title={t(titleOf(danger))}
        actions={
          <>
            <Button variant="secondary" onClick={onBack}>
              {t('safety.back')}
            </Button>
            <Button variant="quiet" onClick={() => (isPrivate ? setHelped(true) : onSend())}>
              {t(`safety.anyway.${kind}`)}
            </Button>
          </>
        }
      >
        <Help danger={danger} />
      </Dialog>
    );
  return (
    <Dialog
      key="private"
      open
      role="alertdialog"
      onClose={onBack}
      title={t('private.title')}
      actions={
        <>
          <Button onClick={onBack}>{t('private.back')}</Button>
          <Button variant="secondary" onClick={onSend}>
            {t('private.share')}
          </Button>
        </>
      }
    >
      <p>{t('private.text')}</p>
      <ul className={styles.details}>
        {details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </Dialog>
  );
}
