import type { Schema } from '@sahaay/contracts';
import type { LanguageModel } from '@sahaay/contracts/shell';
import { Button, Note } from '@sahaay/ui';
import { useAnswerT, type AnswerT, type AnswerKey } from '../../i18n/late/answer.ts';
import { useServices } from '../../services.ts';
import { careTitle } from './care-title.ts';
import { kindOf } from './kinds-of-danger.ts';
import { medicalNameBeside } from './medical-name.ts';
import { startAgain } from './diagnosis.ts';
import { OthersWhoWrote } from './others-who-wrote.tsx';
import { useDiagnosis } from './diagnosis-state.ts';
import { printForTheDoctor } from './for-the-doctor/on-demand.tsx';
import { useReadToEnd } from './use-read-to-end.ts';
import { WrongAnswer } from './wrong-answer/on-demand.tsx';
import styles from './result.module.css';

/** Puts the result into words that stand alone, without what the person wrote. */
function summary(
  t: AnswerT,
  { triage, disease, conditions, red_flags: flags, understood }: Schema<'Prediction'>,
): string {
  const lines = disease.map((name, index) => {
    const likelihood = conditions[index]?.likelihood;
    const medicalName = medicalNameBeside(name, conditions[index]);
    return `${index + 1}. ${[name, ...(medicalName ? [medicalName] : [])].join(', ')}${likelihood ? ` (${t(`likelihood.${likelihood}`)})` : ''}`;
  });
  const care = triage
    ? [t('share.care', { care: t(careTitle(triage, understood.about, kindOf(flags))) }), triage.advice, ...triage.steps]
    : [];
  const warning = triage?.warning ? [triage.warning] : [];
  const likely = lines.length > 0 ? [t('result.likely'), ...lines] : [];
  return [...care, ...warning, ...likely, t('disclaimer'), location.origin].join('\n');
}

function engineText(engine: Schema<'Prediction'>['engine'], model: LanguageModel | null): AnswerKey {
  if (engine === 'knowledge_base') return 'result.engine.own';
  return model?.provider ? 'result.engine.company' : 'result.engine.service';
}

/** Says what the result is not, and what can be done with it. */
export function ResultFoot({ prediction }: { prediction: Schema<'Prediction'> }) {
  const t = useAnswerT();
  const { notify, finishTask } = useServices();
  const end = useReadToEnd<HTMLDivElement>(() => {
    // Whoever is sent to hospital has not come to the end of what they want.
    if (prediction.triage?.level !== 'emergency') finishTask();
  });
  const { model } = useDiagnosis();

  async function share() {
    const text = summary(t, prediction);
    try {
      if ('share' in navigator) {
        await navigator.share({ title: t('share.title'), text });
      } else {
        await (navigator as Navigator).clipboard.writeText(text);
        notify.success(t('share.copied'));
      }
    } catch (error) {
      const wasCalledOff = error instanceof Error && error.name === 'AbortError';
      if (!wasCalledOff) notify.error(t('share.failed'));
    }
  }

  return (
    <div className={`sec-gap ${styles.foot}`}>
      <Note>
        <p className="strong">{t('disclaimer')}</p>
        <p className={`small soft ${styles.engine}`}>
          {model?.provider ? t('result.private.company', { provider: model.provider }) : t('result.private')}{' '}
          {t(engineText(prediction.engine, model), { provider: model?.provider ?? '' })}
        </p>
      </Note>
      <div ref={end} className={`btn-row ${styles.actions}`}>
        <Button variant="secondary" size={48} icon="print" onClick={() => void printForTheDoctor()}>
          {t('result.print')}
        </Button>
        <Button variant="secondary" size={48} icon="share" onClick={() => void share()}>
          {t('result.share')}
        </Button>
        <Button variant="quiet" size={48} className={styles.again} onClick={startAgain}>
          {t('result.startAgain')}
        </Button>
        <WrongAnswer prediction={prediction} />
      </div>
      <OthersWhoWrote prediction={prediction} />
    </div>
  );
}
