import { useEffect, useRef } from 'react';
import type { Schema } from '@sahaay/contracts';
import { Button, Card, FieldError } from '@sahaay/ui';
import { useT } from '../../services.ts';
import { AGE, askMore } from './diagnosis.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { useHeldInPlace } from './held-in-place.ts';
import { interviewOf, type Interview } from './interview.ts';
import { AgeReply, Replies } from './replies.tsx';
import styles from './result.module.css';

interface FollowUpProps {
  questions: readonly Schema<'FollowUpQuestion'>[];
  hint: string;
  /** Whom the complaint is about. */
  about: Schema<'Understood'>['about'];
}

/**
 * Asks questions, one at a time: three, and up to eight for those who want more. The buttons stay while the result
 * around them is replaced, so that focus and the place on the screen are kept.
 */
export function FollowUp({ questions, hint, about }: FollowUpProps) {
  const diagnosis = useDiagnosis();
  const place = useHeldInPlace<HTMLDivElement>(questions, diagnosis.second.prediction);
  const interview = interviewOf(questions, diagnosis);
  const { question, isDone } = interview;
  return (
    <div ref={place} className={styles.held}>
      {(question || isDone) && (
        <Card className={`sec ${styles.followUp}`}>
          {question ? (
            <Question question={question} interview={interview} hint={hint} about={about} />
          ) : (
            <Done mayAskMore={interview.mayAskMore} />
          )}
          <Update question={question} />
        </Card>
      )}
    </div>
  );
}

interface QuestionProps extends Omit<FollowUpProps, 'questions'> {
  question: Schema<'FollowUpQuestion'>;
  interview: Interview;
}

function Question({ question, interview: { number, total }, hint, about }: QuestionProps) {
  const t = useT();
  return (
    <div role="group" aria-labelledby="follow-up">
      <p className="small soft">{t('question.place', { number, total })}</p>
      <h2 className={`h3 ${styles.question}`} id="follow-up">
        {question.text}
      </h2>
      <p className={`soft ${styles.hint}`}>{hint}</p>
      {about !== 'self' && question.id === AGE && <AgeReply about={about} />}
      <Replies question={question} />
    </div>
  );
}

/** Says thanks, and offers more questions. */
function Done({ mayAskMore }: { mayAskMore: boolean }) {
  const t = useT();
  const thanks = useRef<HTMLParagraphElement>(null);

  // The buttons are gone after the last question, and their focus goes to what replaced them.
  useEffect(() => {
    if (document.activeElement === document.body) thanks.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <p ref={thanks} tabIndex={-1}>
        {t('question.done')}
      </p>
      {mayAskMore && (
        <Button variant="secondary" size={48} className={styles.more} onClick={askMore}>
          {t('question.more')}
        </Button>
      )}
    </>
  );
}

/** Tells whether the result is being replaced. */
function Update({ question }: { question: Schema<'FollowUpQuestion'> | undefined }) {
  const t = useT();
  const { answers, update } = useDiagnosis();
  const isUpdated = update === 'idle' && question && answers.length > 0;
  return (
    <>
      {update === 'failed' && (
        <div className={styles.updateFailed} role="alert">
          <FieldError id="follow-up-error">{t('question.failed')}</FieldError>
        </div>
      )}
      <p className={update === 'running' ? `small soft ${styles.updating}` : 'vh'} role="status">
        {update === 'running' && t('question.updating')}
        {isUpdated && `${t('question.updated')} ${question.text}`}
      </p>
    </>
  );
}
