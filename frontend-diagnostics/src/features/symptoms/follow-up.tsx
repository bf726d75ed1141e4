import { useEffect, useRef } from 'react';
import type { Schema } from '@sahaay/contracts';
import { Button, Card, FieldError } from '@sahaay/ui';
import { useAnswerT } from '../../i18n/late/answer.ts';
import { useAnswerLang } from '../../services.ts';
import { AGE, askMore } from './diagnosis.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { useHeldInPlace } from './held-in-place.ts';
import { interviewOf, type Interview } from './interview.ts';
import { AgeReply, Replies } from './replies.tsx';
import { SeveralReplies } from './several-replies.tsx';
import styles from './result.module.css';

interface FollowUpProps {
  questions: readonly Schema<'FollowUpQuestion'>[];
  /** Whether there is a result that the answers may change. */
  hasResult: boolean;
  /** Whom the complaint is about. */
  about: Schema<'Understood'>['about'];
}

/**
 * Asks questions, one at a time: three, and up to eight for those who want more. The buttons stay while the result
 * around them is replaced, so that focus and the place on the screen are kept.
 */
export function FollowUp({ questions, hasResult, about }: FollowUpProps) {
  const diagnosis = useDiagnosis();
  const place = useHeldInPlace<HTMLDivElement>(questions, diagnosis.second.prediction);
  const interview = interviewOf(questions, diagnosis);
  const { question, isDone } = interview;
  return (
    <div ref={place} className={styles.held}>
      {(question || isDone) && (
        <Card className={`sec ${styles.followUp}`}>
          {question ? (
            <Question question={question} interview={interview} hasResult={hasResult} about={about} />
          ) : (
            <Done mayAskMore={interview.mayAskMore} hasResult={hasResult} />
          )}
          <Update question={question} hasResult={hasResult} />
        </Card>
      )}
    </div>
  );
}

interface QuestionProps extends Omit<FollowUpProps, 'questions'> {
  question: Schema<'FollowUpQuestion'>;
  interview: Interview;
}

function Question({ question, interview: { number, total }, hasResult, about }: QuestionProps) {
  const t = useAnswerT();
  const langOf = useAnswerLang();
  const heading = useRef<HTMLHeadingElement>(null);

  // Another kind of question has other buttons, and the focus goes with the button that was pressed.
  useEffect(() => {
    if (number > 1 && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [number]);

  return (
    <div role="group" aria-labelledby="follow-up">
      <p className="small soft">{t('question.place', { number, total })}</p>
      <h2 ref={heading} tabIndex={-1} className={`h3 ${styles.question}`} id="follow-up" lang={langOf(question.text)}>
        {question.text}
      </h2>
      <p className={`soft ${styles.hint}`}>{t(hasResult ? 'question.hint' : 'question.hint.more')}</p>
      {about !== 'self' && question.id === AGE && <AgeReply about={about} />}
      {question.several ? (
        <SeveralReplies key={question.id} id={question.id} things={question.several} about={about} />
      ) : (
        <Replies question={question} />
      )}
    </div>
  );
}

/** Says thanks, and offers more questions. */
function Done({ mayAskMore, hasResult }: { mayAskMore: boolean; hasResult: boolean }) {
  const t = useAnswerT();
  const thanks = useRef<HTMLParagraphElement>(null);

  // The buttons are gone after the last question, and their focus goes to what replaced them.
  useEffect(() => {
    if (document.activeElement === document.body) thanks.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <p ref={thanks} tabIndex={-1}>
        {t(hasResult ? 'question.done' : 'question.done.more')}
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
function Update({ question, hasResult }: { question: Schema<'FollowUpQuestion'> | undefined; hasResult: boolean }) {
  const t = useAnswerT();
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
        {isUpdated && [...(hasResult ? [t('question.updated')] : []), question.text].join(' ')}
      </p>
    </>
  );
}
