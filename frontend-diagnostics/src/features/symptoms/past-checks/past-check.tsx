import type { RefObject } from 'react';
import { formatDateTime } from '@sahaay/contracts/i18n';
import { Button, Note, PageHeading } from '@sahaay/ui';
import { usePastT } from '../../../i18n/late/past.ts';
import { Around, Quoted } from '../quoted.tsx';
import { ReadBack } from '../read-back.tsx';
import type { KeptCheck } from './kept-check.ts';
import { deleteCheck } from './kept-checks.ts';
import { ago, careOf, whomOf } from './past-words.ts';
import styles from './past-checks.module.css';
import { usePastChecksInHistory } from './use-past-checks-in-history.ts';

interface PastCheckProps {
  userId: string;
  check: KeptCheck;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** A result as it was, with its day. It gives no advice for today. */
export function PastCheck({ userId, check, headingRef }: PastCheckProps) {
  const t = usePastT();
  const { back } = usePastChecksInHistory();
  const { text, about, age, sex, days, present, absent, conditions } = check;
  return (
    <>
      <PageHeading
        ref={headingRef}
        title={t('past.check.title', { date: formatDateTime(new Date(check.at).toISOString()) })}
        intro={
          <Around text={t('past.said', { whom: whomOf(t, check) })} of="text">
            <Quoted words={text} />
          </Around>
        }
      />
      <div className={styles.narrow}>
        <ReadBack
          understood={{
            about,
            age,
            sex,
            days,
            present: [...present],
            absent: [...absent],
            age_disputed: false,
            age_from: null,
          }}
        />
        <Note urgent>
          <p>{t('past.old', { ago: ago(t, check) })}</p>
        </Note>
        <section>
          <h2 className="h2">{t('past.care')}</h2>
          <p>{careOf(t, check)}</p>
        </section>
        {conditions.length > 0 && (
          <section>
            <h2 className="h2">{t('past.conditions')}</h2>
            <ol className={styles.conditions}>
              {conditions.map((name) => (
                <li key={name}>
                  <Quoted words={name} />
                </li>
              ))}
            </ol>
          </section>
        )}
        <div className="btn-row">
          <Button size={48} variant="secondary" onClick={back}>
            {t('past.back')}
          </Button>
          <Button
            variant="quiet"
            size={48}
            onClick={() => {
              deleteCheck(userId, check.id);
              back();
            }}
          >
            {t('past.delete.this')}
          </Button>
        </div>
      </div>
    </>
  );
}
