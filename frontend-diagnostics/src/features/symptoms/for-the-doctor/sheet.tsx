import { encode } from 'uqr';
import { formatDateTime } from '@sahaay/contracts/i18n';
import type { Schema } from '@sahaay/contracts';
import { useAnswerT, type AnswerT } from '../../../i18n/late/answer.ts';
import { careTitle } from '../care-title.ts';
import { ILLNESSES } from '../details.ts';
import { personAsked } from '../diagnosis.ts';
import { useDiagnosis } from '../diagnosis-state.ts';
import { kindOf } from '../kinds-of-danger.ts';
import { medicalNameBeside } from '../medical-name.ts';
import { oldness } from '../oldness.ts';
import { Quoted } from '../quoted.tsx';
import { ReadBack } from '../read-back.tsx';
import styles from './sheet.module.css';

const isNamed = (illness: string): illness is (typeof ILLNESSES)[number] =>
  ILLNESSES.some((known) => known === illness);

/** Whom it is about: "My child, 4 years old, female". What nobody told is left out. */
function whom(t: AnswerT, { about, age, sex }: Schema<'Understood'>): string {
  const { age: told, sex: chosen, pregnant, pregnancyWeeks } = personAsked();
  const years = age ?? told;
  const gender = sex ?? chosen;
  return [
    ...(about === 'self' ? [] : [t(`whom.${about}`)]),
    ...(years === undefined ? [] : [oldness(t, years)]),
    ...(gender ? [t(`sex.${gender}`)] : []),
    ...(pregnant && !pregnancyWeeks ? [t('details.pregnant')] : []),
    ...(pregnancyWeeks ? [t('sheet.pregnant', { count: pregnancyWeeks })] : []),
  ].join(', ');
}

/** Illnesses, medicines and allergies as they were told in the form, a line each. */
function background(t: AnswerT): string[] {
  const { illnesses = [], medicines = [], allergies = [] } = personAsked();
  const groups = [
    ['details.illnesses', illnesses.map((illness) => (isNamed(illness) ? t(`illness.${illness}`) : illness))],
    ['details.medicines', medicines],
    ['details.allergies', allergies],
  ] as const;
  return groups
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => t('sheet.known', { what: t(what), names: names.join(', ') }));
}

interface DoctorSheetProps {
  prediction: Schema<'Prediction'>;
  /** ISO 8601. */
  printedAt: string;
}

/** A result on one page of paper: who, what was said and answered, what was advised, and what it may be. */
export function DoctorSheet({ prediction, printedAt }: DoctorSheetProps) {
  const t = useAnswerT();
  const { asked } = useDiagnosis();
  const who = whom(t, prediction.understood);
  const { understood, triage, red_flags: flags, disease, conditions } = prediction;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h1>{t('sheet.title')}</h1>
        <p>{t('sheet.made', { when: formatDateTime(printedAt) })}</p>
      </header>
      {who && <p className={styles.who}>{who}</p>}
      {background(t).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <section>
        <h2>{t('sheet.said')}</h2>
        <p className={styles.said}>
          <Quoted words={asked} />
        </p>
        <ReadBack understood={understood} />
      </section>
      {triage && (
        <section>
          <h2>{t('sheet.care')}</h2>
          <p className={styles.care}>{t(careTitle(triage, understood.about, kindOf(flags)))}</p>
          {flags.map(({ id, title }) => (
            <p key={id}>{title}</p>
          ))}
          <p>{triage.advice}</p>
        </section>
      )}
      {disease.length > 0 && (
        <section>
          <h2>{t('sheet.conditions')}</h2>
          <ol>
            {disease.map((name, index) => (
              <li key={name}>
                <ConditionLine name={name} condition={conditions[index]} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <footer className={styles.foot}>
        <div>
          <p>{t('sheet.foot')}</p>
          <p>{t('sheet.code', { address: location.origin })}</p>
        </div>
        <Code address={location.origin} />
      </footer>
    </article>
  );
}

function ConditionLine({ name, condition }: { name: string; condition: Schema<'Condition'> | undefined }) {
  const t = useAnswerT();
  const medicalName = medicalNameBeside(name, condition);
  return (
    <>
      {name}
      {medicalName && (
        <>
          {' '}
          (<span lang="en">{medicalName}</span>)
        </>
      )}
      {condition && `: ${t(`likelihood.${condition.likelihood}`)}`}
    </>
  );
}

/** The address as a QR code, which holds nothing of the person. It is drawn at once, since an image would come after the print. */
function Code({ address }: { address: string }) {
  const { data, size } = encode(address, { border: 0 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={squares.join('')} />
    </svg>
  );
}
