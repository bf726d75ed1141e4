import { useEffect, useRef } from 'react';
import type { Schema } from '@sahaay/contracts';
import { Button, PageHeading, TickList } from '@sahaay/ui';
import { useAnswerT, type AnswerKey } from '../../i18n/late/answer.ts';
import { useAnswerLang } from '../../services.ts';
import { CareLevel } from './care-level.tsx';
import { change } from './diagnosis.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { FirstCheck, useOpenCheck } from './first-check.tsx';
import { FollowUp } from './follow-up.tsx';
import { Information } from './information.tsx';
import { FromPhone } from './on-device/from-phone.tsx';
import { Doubts } from './read-back.tsx';
import { SecondOpinionNote } from './second-opinion-note.tsx';
import { UrgentNumbers } from './urgent-numbers.tsx';
import { Said } from './quoted.tsx';
import { LanguageNote } from './language-note.tsx';
import styles from './result.module.css';

const examples: readonly AnswerKey[] = ['not.example.self', 'not.example.child', 'not.example.hinglish'];
const additions: readonly AnswerKey[] = ['more.where', 'more.when', 'more.how', 'more.else'];

/** What the page is called, by what there is to say. */
function titleOf({ information, response_type: kind }: Schema<'Prediction'>): AnswerKey {
  if (information) return information.question ? 'information.title' : 'information.none';
  return kind === 'need_more_information' ? 'more.title' : 'not.title';
}

/**
 * Says honestly that there is no result yet. Signs of danger are asked about first, alone with the numbers to call. Then it
 * tells how soon to get care where that is clear, what was not understood and what to add or write instead. Where a plain
 * question was asked, its answer stands in place of that.
 */
export function UnclearPage({ prediction }: { prediction: Schema<'Prediction'> }) {
  const t = useAnswerT();
  const { asked, alarm } = useDiagnosis();
  const heading = useRef<HTMLHeadingElement>(null);
  const care = useRef<HTMLHeadingElement>(null);
  const signs = useOpenCheck(prediction);
  const isChecking = signs.length > 0;
  const isCovered = alarm === 'raised';

  useEffect(() => {
    if (!isCovered) heading.current?.focus();
  }, [isCovered, isChecking]);

  return (
    <div className={styles.unclear}>
      <PageHeading
        ref={heading}
        title={t(isChecking ? 'first.title' : titleOf(prediction))}
        intro={<Said text={asked} />}
      />
      <LanguageNote />
      {!isChecking && prediction.information && <Information information={prediction.information} />}
      {prediction.triage && (
        <CareLevel
          triage={prediction.triage}
          redFlags={prediction.red_flags}
          about={prediction.understood.about}
          hasDoctors={false}
          headingRef={care}
        />
      )}
      {isChecking ? <FirstCheck signs={signs} /> : <Unclear prediction={prediction} />}
      <UrgentNumbers firstCheck={prediction.first_check} />
      <p className="small soft">{t('disclaimer')}</p>
    </div>
  );
}

/** What was not understood, and what to add or to write instead. */
function Unclear({ prediction }: { prediction: Schema<'Prediction'> }) {
  const t = useAnswerT();
  const langOf = useAnswerLang();
  const { information, understood, message, follow_up: questions } = prediction;
  const needsMore = prediction.response_type === 'need_more_information';
  return (
    <>
      <SecondOpinionNote />
      <FromPhone />
      <div className="stack">
        {!information && (
          <>
            <Doubts understood={understood} />
            <p lang={message ? langOf(message) : undefined}>{message ?? t(needsMore ? 'more.lead' : 'not.lead')}</p>
            <section>
              <h2 className={`h3 ${styles.add}`}>{t(needsMore ? 'more.add' : 'not.examples')}</h2>
              <TickList
                items={(needsMore ? additions : examples).map((key) => ({ key, text: t(key), icon: 'minus' }))}
              />
            </section>
          </>
        )}
        <Button onClick={change}>{t(needsMore && !information ? 'more.button' : 'not.button')}</Button>
      </div>
      {/* Whoever asked a plain question and told of nothing else is not asked about their health. */}
      {(!information || understood.present.length > 0) && (
        <FollowUp questions={questions} hasResult={false} about={understood.about} />
      )}
    </>
  );
}
