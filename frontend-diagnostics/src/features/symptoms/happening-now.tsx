import { regionalTag } from '@sahaay/contracts/i18n';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@sahaay/ui';
import { useAnswerLang, useServices, useT } from '../../services.ts';
import { openEmergency } from './diagnosis.ts';
import { confirm, type DangerSign } from './diagnosis-state.ts';
import styles from './happening-now.module.css';

/**
 * Asks whether what the learned reader noticed is happening now. A yes shows the emergency page of that danger; the page can
 * be had without an answer, too.
 */
export function HappeningNow({ sign: { evidence, noticed } }: { sign: DangerSign }) {
  const t = useT();
  const langOf = useAnswerLang();
  const { locale } = useServices();
  const id = useId();
  const [denied, setDenied] = useState<ReadonlySet<string>>(new Set());
  const thanks = useRef<HTMLParagraphElement>(null);
  const open = (noticed?.questions ?? []).filter(({ text }) => !denied.has(text));
  const isDone = denied.size > 0 && open.length === 0;
  const words = new Intl.ListFormat(regionalTag(locale)).format(evidence.map((word) => `“${word}”`));

  // The buttons are gone after the last answer, and their focus goes to what replaced them.
  useEffect(() => {
    if (isDone) thanks.current?.focus({ preventScroll: true });
  }, [isDone]);

  return (
    <section className={styles.now} aria-labelledby={id}>
      <h3 className="h3" id={id}>
        {t('now.title')}
      </h3>
      {evidence.length > 0 && <p className="small soft">{t('now.words', { words })}</p>}
      {isDone && (
        <p ref={thanks} tabIndex={-1}>
          {t('now.done')}
        </p>
      )}
      <div>
        {open.map(({ text, flag }) => (
          <div key={text} role="group" aria-label={text} className={styles.question}>
            <p lang={langOf(text)}>{text}</p>
            <div className={styles.replies}>
              <Button size={48} onClick={() => confirm(flag)}>
                {t('now.yes')}
              </Button>
              <Button variant="secondary" size={48} onClick={() => setDenied(new Set([...denied, text]))}>
                {t('now.no')}
              </Button>
            </div>
          </div>
        ))}
      </div>
      <Button variant="quiet" size={48} onClick={openEmergency}>
        {t('now.open')}
      </Button>
    </section>
  );
}
