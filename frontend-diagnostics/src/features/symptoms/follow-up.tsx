import { useEffect, useRef } from 'react';
import type { Schema } from '@sahaay/contracts';
import { Card, FieldError } from '@sahaay/ui';
import { useServices, useT } from '../../services.ts';
import { answer } from './diagnosis.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { useHeldInPlace } from './held-in-place.ts';
import styles from './result.module.css';

const replies = ['yes', 'no', 'not_sure'] as const;

/**
 * Asks yes/no questions, one at a time. The buttons stay while the result around them is replaced, so that focus and
 * the place on the screen are kept.
 */
export function FollowUp({ questions, hint }: { questions: readonly Schema<'FollowUpQuestion'>[]; hint: string }) {
  const t = useT();
  const services = useServices();
  const { answers, update, second } = useDiagnosis();
  const place = useHeldInPlace<HTMLDivElement>(questions, second.prediction);
  const thanks = useRef<HTMLParagraphElement>(null);
  const answered = new Set(answers.map(({ id }) => id));
  const open = questions.filter(({ id }) => !answered.has(id));
  const [question] = open;
  const isDone = !question && answers.length > 0;

  // The buttons are gone after the last question, and their focus goes to what replaced them.
  useEffect(() => {
    if (isDone && document.activeElement === document.body) thanks.current?.focus({ preventScroll: true });
  }, [isDone]);

  return (
    <div ref={place} className={styles.held}>
      {(question || isDone) && (
        <Card className={`sec ${styles.followUp}`}>
          {question ? (
            <div role="group" aria-labelledby="follow-up">
              <p className="small soft">
                {t('question.place', { number: answers.length + 1, total: answers.length + open.length })}
              </p>
              <h2 className={`h3 ${styles.question}`} id="follow-up">
                {question.text}
              </h2>
              <p className={`soft ${styles.hint}`}>{hint}</p>
              <div className="seg">
                {replies.map((reply) => (
                  <button
                    key={reply}
                    type="button"
                    className={styles.reply}
                    aria-disabled={update === 'running'}
                    onClick={() => {
                      if (update !== 'running') void answer(services, { id: question.id, answer: reply });
                    }}
                  >
                    {t(`question.${reply}`)}
                  </button>
                ))}
              </div>
            </div>
          ) : (
            <p ref={thanks} tabIndex={-1}>
              {t('question.done')}
            </p>
          )}
          {update === 'failed' && (
            <div className={styles.updateFailed} role="alert">
              <FieldError id="follow-up-error">{t('question.failed')}</FieldError>
            </div>
          )}
          <p className={update === 'running' ? `small soft ${styles.updating}` : 'vh'} role="status">
            {update === 'running' && t('question.updating')}
            {update === 'idle' && question && answers.length > 0 && `${t('question.updated')} ${question.text}`}
          </p>
        </Card>
      )}
    </div>
  );
}
