import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button, Note, PageHeading } from '@sahaay/ui';
import { usePastT } from '../../../i18n/late/past.ts';
import { openLock } from './device-lock.ts';
import { stopKeeping } from './kept-checks.ts';
import { PastCheck } from './past-check.tsx';
import { PastChecksList } from './past-checks-list.tsx';
import styles from './past-checks.module.css';
import { useKeptChecks } from './use-kept-checks.ts';
import { usePastChecksInHistory } from './use-past-checks-in-history.ts';

type Heading = RefObject<HTMLHeadingElement | null>;

/** Everything that this device keeps of past checks: behind its lock, as a list, or one of them. */
export function PastChecksPage({ userId }: { userId: string }) {
  const t = usePastT();
  const kept = useKeptChecks(userId);
  const { openCheck, back } = usePastChecksInHistory();
  const [isUnlocked, setUnlocked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [openCheck, isUnlocked]);

  if (typeof kept === 'object' && (kept.lock === null || isUnlocked)) {
    const check = kept.checks.find(({ id }) => id === openCheck);
    return check ? (
      <PastCheck userId={userId} check={check} headingRef={heading} />
    ) : (
      <PastChecksList userId={userId} kept={kept} headingRef={heading} onLocked={() => setUnlocked(true)} />
    );
  }
  return (
    <>
      <PageHeading ref={heading} title={t('past.title')} />
      <div className={styles.narrow}>
        {kept === 'unreadable' && <Unreadable heading={heading} />}
        {kept === 'off' && <p>{t('past.off')}</p>}
        {typeof kept === 'object' && kept.lock !== null && (
          <Locked lock={kept.lock} heading={heading} onOpen={() => setUnlocked(true)} />
        )}
        <Button variant="quiet" size={48} className={styles.back} onClick={back}>
          {t('past.back')}
        </Button>
      </div>
    </>
  );
}

function Unreadable({ heading }: { heading: Heading }) {
  const t = usePastT();
  return (
    <>
      <Note>
        <p>{t('past.unreadable')}</p>
      </Note>
      <DeleteAll label={t('past.unreadable.delete')} heading={heading} />
    </>
  );
}

function Locked({ lock, heading, onOpen }: { lock: string; heading: Heading; onOpen: () => void }) {
  const t = usePastT();
  const [stage, setStage] = useState<'closed' | 'asking' | 'failed'>('closed');

  async function open(): Promise<void> {
    setStage('asking');
    if (await openLock(lock)) onOpen();
    else setStage('failed');
  }

  return (
    <>
      <p>{t('past.locked')}</p>
      <div className="btn-row">
        <Button size={48} busy={stage === 'asking'} onClick={() => void open()}>
          {t('past.unlock')}
        </Button>
        <DeleteAll label={t('past.deleteAll')} heading={heading} />
      </div>
      <p role="status">{stage === 'failed' && t('past.unlock.failed')}</p>
    </>
  );
}

/** Deletes without opening: nobody is locked out of that. */
function DeleteAll({ label, heading }: { label: string; heading: Heading }) {
  return (
    <Button
      variant="secondary"
      size={48}
      onClick={() => {
        heading.current?.focus();
        stopKeeping();
      }}
    >
      {label}
    </Button>
  );
}
