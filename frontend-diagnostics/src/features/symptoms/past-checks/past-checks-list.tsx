import { useState, type RefObject } from 'react';
import { formatDateTime } from '@sahaay/contracts/i18n';
import { Button, Check, IconButton, PageHeading, RuledList } from '@sahaay/ui';
import { usePastT } from '../../../i18n/late/past.ts';
import { Quoted } from '../quoted.tsx';
import type { KeptCheck } from './kept-check.ts';
import { deleteAllChecks, deleteCheck, stopKeeping, type PastChecks } from './kept-checks.ts';
import { LockChoice } from './lock-choice.tsx';
import { ago, careOf, complaintOf, whomOf } from './past-words.ts';
import styles from './past-checks.module.css';
import { usePastChecksInHistory } from './use-past-checks-in-history.ts';

interface PastChecksListProps {
  userId: string;
  kept: PastChecks;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** A lock that was just put on does not close the list in front of its owner. */
  onLocked: () => void;
}

/** What was kept, the newest first. Each opens, each can be deleted, and all of them with one tap. */
export function PastChecksList({ userId, kept, headingRef, onLocked }: PastChecksListProps) {
  const t = usePastT();
  const { back } = usePastChecksInHistory();
  const [said, setSaid] = useState('');
  const { checks, lock } = kept;

  function afterDeleting(isDone: boolean): void {
    setSaid(t(isDone ? 'past.deleted' : 'past.keep.failed'));
    headingRef.current?.focus();
  }

  return (
    <>
      <PageHeading ref={headingRef} title={t('past.title')} intro={t('past.lead')} />
      <div className={styles.narrow}>
        <p className="vh" role="status">
          {said}
        </p>
        {checks.length === 0 ? (
          <p>{t('past.empty')}</p>
        ) : (
          <>
            <RuledList>
              {checks.map((check) => (
                <Item key={check.id} check={check} onDelete={() => afterDeleting(deleteCheck(userId, check.id))} />
              ))}
            </RuledList>
            <Button variant="secondary" size={48} onClick={() => afterDeleting(deleteAllChecks(userId))}>
              {t('past.deleteAll')}
            </Button>
          </>
        )}
        <div className={styles.choices}>
          <Check label={t('past.keep')} hint={t('past.keep.on')} checked onChange={stopKeeping} />
          <LockChoice userId={userId} lock={lock} onLocked={onLocked} />
        </div>
        <Button variant="quiet" size={48} className={styles.back} onClick={back}>
          {t('past.back')}
        </Button>
      </div>
    </>
  );
}

function Item({ check, onDelete }: { check: KeptCheck; onDelete: () => void }) {
  const t = usePastT();
  const { open } = usePastChecksInHistory();
  return (
    <li className={styles.item}>
      <button type="button" className={styles.open} onClick={() => open(check.id)}>
        <span className={`strong ${styles.complaint}`}>
          <Quoted words={complaintOf(check)} />
        </span>
        <span className="small soft">{[ago(t, check), whomOf(t, check), careOf(t, check)].join(' · ')}</span>
      </button>
      <IconButton
        icon="close"
        label={t('past.delete', { date: formatDateTime(new Date(check.at).toISOString()) })}
        onClick={onDelete}
      />
    </li>
  );
}
