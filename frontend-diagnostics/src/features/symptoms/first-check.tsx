import type { Schema } from '@sahaay/contracts';
import { Card, classNames } from '@sahaay/ui';
import { useAnswerT } from '../../i18n/late/answer.ts';
import { useAnswerLang } from '../../services.ts';
import { confirm, useDiagnosis } from './diagnosis-state.ts';
import { passCheck } from './diagnosis.ts';
import { UrgentNumbers } from './urgent-numbers.tsx';
import styles from './first-check.module.css';

/** The signs of danger that are still to be asked about before anything else; none when there is nothing to ask. */
export function useOpenCheck({ first_check: signs = [] }: Schema<'Prediction'>): Schema<'HappeningNow'>[] {
  const { checked } = useDiagnosis();
  return checked ? [] : signs;
}

/** Asks which sign of danger there is, on one screen. A sign shows the emergency page with its steps. */
export function FirstCheck({ signs }: { signs: Schema<'HappeningNow'>[] }) {
  const t = useAnswerT();
  const langOf = useAnswerLang();
  return (
    <div role="group" aria-label={t('first.title')} className={styles.signs}>
      {signs.map(({ text, flag }) => (
        <button key={text} type="button" lang={langOf(text)} className={styles.sign} onClick={() => confirm(flag)}>
          {text}
        </button>
      ))}
      <button type="button" className={classNames(styles.sign, styles.none)} onClick={passCheck}>
        {t('first.none')}
      </button>
    </div>
  );
}

/** The same above an answer of which not most of the text was understood. */
export function FirstCheckCard({ prediction }: { prediction: Schema<'Prediction'> }) {
  const t = useAnswerT();
  const signs = useOpenCheck(prediction);
  if (signs.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h2 className="h3">{t('first.title')}</h2>
      <p className="soft">{t('first.why')}</p>
      <FirstCheck signs={signs} />
      <UrgentNumbers firstCheck={prediction.first_check} />
    </Card>
  );
}
