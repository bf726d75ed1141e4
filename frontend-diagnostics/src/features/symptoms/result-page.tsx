import { useEffect, useRef } from 'react';
import type { Schema } from '@sahaay/contracts';
import { PageHeading, TextButton } from '@sahaay/ui';
import { useAnswerT } from '../../i18n/late/answer.ts';
import { CareLevel } from './care-level.tsx';
import { Conditions } from './conditions.tsx';
import { change } from './diagnosis.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { DoctorsNearby } from './doctors-nearby.tsx';
import { ForTheDoctor } from './for-the-doctor/on-demand.tsx';
import { FirstCheckCard } from './first-check.tsx';
import { isAboutHarm, leadsToDoctors } from './find-doctors.ts';
import { FollowUp } from './follow-up.tsx';
import { Information } from './information.tsx';
import { FromPhone } from './on-device/from-phone.tsx';
import { EarlierCheck, KeepChecks } from './past-checks/on-demand.tsx';
import { ReadBack } from './read-back.tsx';
import { ResultFoot } from './result-foot.tsx';
import { SecondOpinionNote } from './second-opinion-note.tsx';
import { useFocusWhenOpened } from './use-focus-when-opened.ts';
import { Said } from './quoted.tsx';
import { LanguageNote } from './language-note.tsx';
import styles from './result.module.css';

/** Shows the answer: first how soon to get care, then what it may be, then where to go. */
export function ResultPage({ prediction }: { prediction: Schema<'Prediction'> }) {
  const t = useAnswerT();
  const { asked, alarm } = useDiagnosis();
  const heading = useRef<HTMLHeadingElement>(null);
  const { care, list } = useFocusWhenOpened();
  const isCovered = alarm === 'raised';
  const hasDoctors = leadsToDoctors(prediction);

  useEffect(() => {
    if (!isCovered) heading.current?.focus();
  }, [isCovered]);

  return (
    <>
      <ForTheDoctor prediction={prediction} />
      <PageHeading
        ref={heading}
        title={t('result.title')}
        intro={
          <>
            <Said text={asked} /> <TextButton onClick={change}>{t('result.change')}</TextButton>
          </>
        }
      />
      <LanguageNote />
      <FirstCheckCard prediction={prediction} />
      <ReadBack understood={prediction.understood} />
      <FromPhone />
      {prediction.information && <Information information={prediction.information} />}
      <div className={styles.result}>
        {prediction.triage && (
          <CareLevel
            triage={prediction.triage}
            redFlags={prediction.red_flags}
            about={prediction.understood.about}
            hasDoctors={hasDoctors}
            headingRef={care}
          />
        )}
        <div className={styles.main}>
          <EarlierCheck />
          <SecondOpinionNote />
          <Conditions prediction={prediction} headingRef={list} />
          {/* Somebody who wants to die or is beaten is not asked about their skin or their sleep. */}
          {!isAboutHarm(prediction) && (
            <FollowUp questions={prediction.follow_up} hasResult about={prediction.understood.about} />
          )}
        </div>
        {hasDoctors && <DoctorsNearby />}
        <ResultFoot prediction={prediction} />
      </div>
      <KeepChecks />
    </>
  );
}
