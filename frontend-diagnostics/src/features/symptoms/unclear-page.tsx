import { useEffect, useRef } from 'react';
import type { Schema } from '@sahaay/contracts';
import { Button, PageHeading, TickList } from '@sahaay/ui';
import { useT, type TextKey } from '../../services.ts';
import { CareLevel } from './care-level.tsx';
import { change } from './diagnosis.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { FollowUp } from './follow-up.tsx';
import { Information } from './information.tsx';
import { SecondOpinionNote } from './second-opinion-note.tsx';
import { UrgentNumbers } from './urgent-numbers.tsx';
import styles from './result.module.css';

const additions: readonly TextKey[] = ['more.where', 'more.when', 'more.how', 'more.else'];

/** What the page is called, by what there is to say. */
function titleOf({ information, response_type: kind }: Schema<'Prediction'>): TextKey {
  if (information) return information.question ? 'information.title' : 'information.none';
  return kind === 'need_more_information' ? 'more.title' : 'not.title';
}

/**
 * Says kindly that there is no result yet. It tells how soon to get care where that alone is clear, what to add, or
 * what this page is for. Where a plain question was asked, its answer stands in place of that.
 */
export function UnclearPage({ prediction }: { prediction: Schema<'Prediction'> }) {
  const t = useT();
  const { asked, alarm } = useDiagnosis();
  const heading = useRef<HTMLHeadingElement>(null);
  const care = useRef<HTMLHeadingElement>(null);
  const { information } = prediction;
  const needsMore = prediction.response_type === 'need_more_information';
  const isCovered = alarm === 'raised';

  useEffect(() => {
    if (!isCovered) heading.current?.focus();
  }, [isCovered]);

  return (
    <div className={styles.unclear}>
      <PageHeading ref={heading} title={t(titleOf(prediction))} intro={t('result.said', { text: asked })} />
      {information && <Information information={information} />}
      {prediction.triage && (
        <CareLevel
          triage={prediction.triage}
          redFlags={prediction.red_flags}
          about={prediction.understood.about}
          hasDoctors={false}
          headingRef={care}
        />
      )}
      <SecondOpinionNote />
      <div className="stack">
        {!information && (
          <>
            <p>{prediction.message ?? t(needsMore ? 'more.lead' : 'not.lead')}</p>
            {needsMore ? (
              <section>
                <h2 className={`h3 ${styles.add}`}>{t('more.add')}</h2>
                <TickList items={additions.map((key) => ({ key, text: t(key), icon: 'minus' }))} />
              </section>
            ) : (
              <p>{t('not.example')}</p>
            )}
          </>
        )}
        <Button onClick={change}>{t(needsMore && !information ? 'more.button' : 'not.button')}</Button>
      </div>
      <FollowUp questions={prediction.follow_up} hint={t('question.hint.more')} about={prediction.understood.about} />
      <UrgentNumbers />
      <p className="small soft">{t('disclaimer')}</p>
    </div>
  );
}
