import type { Ref } from 'react';
import type { Schema } from '@sahaay/contracts';
import { Fold, Icon, Likelihood, RuledList, TickList } from '@sahaay/ui';
import { useAnswerT } from '../../i18n/late/answer.ts';
import { useAnswerLang } from '../../services.ts';
import { medicalNameBeside } from './medical-name.ts';
import { Around, Quoted, QuotedList } from './quoted.tsx';
import styles from './result.module.css';

/** More names than these are no help to anybody. */
const MOST_OTHER_NAMES = 4;

interface Finding {
  readonly name: string;
  /** The medical term, where the name does not hold it. */
  readonly medicalName: string | undefined;
  readonly definition: string;
  readonly extra: Schema<'Condition'> | undefined;
}

interface ConditionsProps {
  prediction: Schema<'Prediction'>;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Shows the numbered conditions, and then what each one is and why it is named. */
export function Conditions({ prediction, headingRef }: ConditionsProps) {
  const t = useAnswerT();
  const langOf = useAnswerLang();
  const findings = prediction.disease.map((name, index): Finding => ({
    name,
    medicalName: medicalNameBeside(name, prediction.conditions[index]),
    definition: prediction.definition[index] ?? '',
    extra: prediction.conditions[index],
  }));
  const noneStandsOut = findings.every(({ extra }) => extra?.likelihood === 'less_likely');
  if (!findings.length) {
    // In an emergency the answer is whom to call, so nothing is said about names that are missing.
    if (prediction.triage?.level === 'emergency') return null;
    return (
      <section className="sec">
        <h2 className="h2" tabIndex={-1} ref={headingRef}>
          {t('result.likely')}
        </h2>
        <p lang={prediction.message ? langOf(prediction.message) : undefined}>
          {prediction.message ?? t('result.nothing')}
        </p>
      </section>
    );
  }
  return (
    <>
      <section className="sec">
        <h2 className="h2" tabIndex={-1} ref={headingRef}>
          {t('result.likely')}
        </h2>
        {noneStandsOut && <p className={`soft ${styles.unsure}`}>{t('result.unsure')}</p>}
        <RuledList ordered>
          {findings.map(({ name, medicalName, extra }, index) => (
            <li key={name} className={styles.condition}>
              <span className="n" aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.line}>
                <span className="h3" lang={langOf(name)}>
                  {name}
                </span>{' '}
                {medicalName && (
                  <span className="small soft" lang="en">
                    {`${medicalName} `}
                  </span>
                )}
                {extra && <Likelihood band={extra.likelihood} label={t(`likelihood.${extra.likelihood}`)} />}
              </div>
            </li>
          ))}
        </RuledList>
      </section>
      <section className="sec">
        <h2 className="h2">{t('result.details')}</h2>
        <RuledList ordered>
          {findings.map((finding, index) => (
            <li key={finding.name}>
              <Detail finding={finding} number={index + 1} />
            </li>
          ))}
        </RuledList>
      </section>
    </>
  );
}

function Detail({ finding: { name, medicalName, definition, extra }, number }: { finding: Finding; number: number }) {
  const t = useAnswerT();
  const langOf = useAnswerLang();
  const shown = name.toLowerCase();
  const otherNames = [medicalName ?? [], extra?.synonyms ?? []]
    .flat()
    .filter((other) => !shown.includes(other.toLowerCase()))
    .slice(0, MOST_OTHER_NAMES);
  const supporting = extra?.why.supporting ?? [];
  const missing = extra?.why.missing ?? [];
  const steps = extra?.steps ?? [];
  return (
    <details className={styles.detail} open={number === 1}>
      <summary>
        <span className="n" aria-hidden="true">
          {number}
        </span>
        <h3 className="h3" lang={langOf(name)}>
          {name}
        </h3>
        <Icon name="chevron" />
      </summary>
      <div className={styles.body}>
        <p lang={langOf(definition)}>{definition}</p>
        {otherNames.length > 0 && (
          <p className={`small soft ${styles.otherNames}`}>
            <Around text={t('result.otherNames')} of="names">
              <QuotedList words={otherNames} />
            </Around>
          </p>
        )}
        {supporting.length > 0 && (
          <>
            <h4 className={`small strong ${styles.why}`}>{t('result.why')}</h4>
            <TickList
              items={supporting.map((words) => ({
                key: words,
                text: (
                  <Around text={t('result.supporting')} of="words">
                    <Quoted words={words} />
                  </Around>
                ),
              }))}
            />
          </>
        )}
        {missing.length > 0 && (
          <Fold label={<span className="small">{t('result.missing')}</span>} className={styles.missing}>
            <TickList
              items={missing.map((finding) => ({
                key: finding,
                text: <span lang={langOf(finding)}>{finding}</span>,
                icon: 'minus',
              }))}
            />
          </Fold>
        )}
        {steps.length > 0 && (
          <>
            <h4 className={`small strong ${styles.why}`}>{t('result.ownSteps')}</h4>
            <ul className={styles.ownSteps}>
              {steps.map((step) => (
                <li key={step} lang={langOf(step)}>
                  {step}
                </li>
              ))}
            </ul>
          </>
        )}
        {extra && (
          <p className={`soft ${styles.specialty}`}>
            <Around text={t('result.specialty')} of="name">
              <Quoted words={extra.specialty.name} />
            </Around>
          </p>
        )}
      </div>
    </details>
  );
}
