import { useEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { SYMPTOMS_MAX_LENGTH } from '@sahaay/contracts/constants';
import { Button, Check, classNames, FieldError, PageHeading } from '@sahaay/ui';
import { useServices, useT, type T } from '../../services.ts';
import { AnalysisFailure } from './analysis-failure.tsx';
import { fetchAnswerParts } from './answer/on-demand.tsx';
import { CallPanel } from './call-panel.tsx';
import { change, submit } from './diagnosis.ts';
import { addWords, setConsent, write } from './form.ts';
import { useDiagnosis } from './diagnosis-state.ts';
import { EngineChoice } from './engine-choice.tsx';
import { toPerson } from './details.ts';
import { DraftNote } from './draft-note.tsx';
import { Examples } from './examples.tsx';
import { AGE_ID, ForWhom } from './for-whom.tsx';
import { AnswerLanguage } from './language-note.tsx';
import { LiveWarning, useLiveDanger } from './live-warning.tsx';
import { MoreDetails } from './more-details.tsx';
import { KeepWords } from './on-device/keep-words-choice.tsx';
import { useWordsAreKept } from './on-device/keep-words.ts';
import { PastChecksLink } from './past-checks/on-demand.tsx';
import { personOf, type Person } from './person.ts';
import { fetchRedFlags } from './red-flag-check.ts';
import { checkAge } from './told-age.ts';
import { SpeakInstead } from './voice/speak-instead.tsx';
import styles from './symptoms.module.css';
import voice from './voice/voice.module.css';

function facts(t: T, { age, sex }: Person): string {
  const words = [age !== undefined && t('symptoms.age', { count: age }), sex && t(`sex.${sex}`)];
  return words.filter(Boolean).join(', ');
}

/**
 * The question: how the person feels, in their own words.
 *
 * @param onResult leads back to a result that is still there; null when there is none
 */
export function AskPage({ onResult }: { onResult: (() => void) | null }) {
  const t = useT();
  const services = useServices();
  const { text, consent, about, details, problem, returning, stage, failure } = useDiagnosis();
  const box = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const own = personOf(services.user);
  const profile = about === 'self' ? facts(t, own) : '';
  const person = toPerson(about, details[about], consent ? own : {});
  const analyzing = stage === 'analyzing';
  const danger = useLiveDanger(text, person);
  const hasResult = onResult !== null;

  useEffect(() => {
    if (problem || returning) box.current?.focus();
  }, [problem, returning]);
  useEffect(() => {
    if (hasResult) heading.current?.focus();
  }, [hasResult]);

  /** The rules are larger than the page, so they are fetched once somebody turns to the box, and then what shows the answer. */
  function getReady(): void {
    fetchRedFlags(services.locale);
    fetchAnswerParts();
  }

  function ask() {
    const { age, unit } = details[about];
    if (about !== 'self' && checkAge(age, unit).isWrong) document.getElementById(AGE_ID)?.focus();
    else void submit(services, t, person);
  }

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    ask();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !analyzing) ask();
  }

  return (
    <>
      <PageHeading ref={heading} title={t('diagnostics.title')} intro={t('diagnostics.lead')} />
      <AnswerLanguage />
      <div className="cols-form">
        <form className={`stack ${styles.form}`} noValidate onSubmit={onSubmit}>
          <ForWhom />
          <div className={problem ? 'field bad' : 'field'}>
            <div className={voice.box}>
              <textarea
                ref={box}
                className="input"
                aria-label={t('symptoms.placeholder')}
                aria-describedby={problem ? 'symptoms-error symptoms-private' : 'symptoms-private'}
                aria-invalid={problem ? true : undefined}
                placeholder={t('symptoms.placeholder')}
                autoComplete="off"
                value={text}
                onFocus={getReady}
                onChange={(event) => {
                  getReady();
                  write(event.target.value);
                }}
                onKeyDown={onKeyDown}
              />
              <SpeakInstead
                isBusy={analyzing}
                onWords={(words) => {
                  getReady();
                  addWords(words);
                }}
              />
            </div>
            <div className={styles.under}>
              <p className={classNames('hint', styles.hints, danger && 'vh')}>
                <span id="symptoms-private">{t('symptoms.private')}</span>
                <span className="num">{t('symptoms.count', { used: text.length, most: SYMPTOMS_MAX_LENGTH })}</span>
              </p>
              <LiveWarning danger={danger} />
            </div>
            {problem && <FieldError id="symptoms-error">{t(problem, { most: SYMPTOMS_MAX_LENGTH })}</FieldError>}
          </div>
          <Button type="submit" block busy={analyzing} disabled={text === ''} className={styles.submit}>
            {t(analyzing ? 'symptoms.analyzing' : 'symptoms.submit')}
          </Button>
          <DraftNote danger={danger} />
          <KeepWords />
          <p className="vh" role="status">
            {analyzing && t('symptoms.analyzing')}
          </p>
          {onResult && (
            <Button variant="quiet" size={48} className={styles.backToResult} onClick={onResult}>
              {t('symptoms.backToResult')}
            </Button>
          )}
          {failure && <AnalysisFailure {...failure} onTryAgain={change} />}
          {text === '' && (
            <Examples
              onChoose={(example) => {
                write(example);
                box.current?.focus();
              }}
            />
          )}
          {profile && <ProfileConsent profile={profile} />}
          <MoreDetails key={about} />
          <PastChecksLink />
          <EngineChoice sendsPerson={person.age !== undefined || person.sex !== undefined} />
          <p className="small soft">{t('disclaimer')}</p>
        </form>
        <CallPanel />
      </div>
    </>
  );
}

/** Asks whether what the profile tells may go with the question. */
function ProfileConsent({ profile }: { profile: string }) {
  const t = useT();
  const { consent } = useDiagnosis();
  const isKept = useWordsAreKept();
  return (
    <div className={styles.consent}>
      <Check
        label={t('symptoms.consent')}
        hint={t(isKept ? 'device.consent.hint' : 'symptoms.consent.hint', { facts: profile })}
        checked={consent}
        onChange={(event) => setConsent(event.target.checked)}
      />
    </div>
  );
}
