import { Button, Icon, TextButton } from '@sahaay/ui';
import { useAnswerT, type AnswerT, type AnswerKey } from '../../i18n/late/answer.ts';
import { useServices } from '../../services.ts';
import { careTitle } from './care-title.ts';
import { openSecondOpinion } from './diagnosis.ts';
import { useDiagnosis, type Diagnosis } from './diagnosis-state.ts';
import { differs, isRaised } from './result.ts';
import styles from './second-opinion.module.css';

function textOf({ prediction: own, second: { stage, prediction, opened } }: Diagnosis): AnswerKey {
  if (stage === 'failed' || stage === 'nothing') return `second.${stage}`;
  if (stage !== 'answered' || !own || !prediction) return 'second.asking';
  if (opened) return 'second.opened';
  if (isRaised(own, prediction)) return 'second.raised';
  return differs(own, prediction) ? 'second.differs' : 'second.agrees';
}

/** The longest of the texts that may come by themselves. */
function roomFor(t: AnswerT): string {
  const alone = (['asking', 'agrees', 'nothing', 'failed'] as const).map((key) => t(`second.${key}`));
  const withButton = (['raised', 'differs'] as const).map((key) => `${t(`second.${key}`)} ${t('second.open')}`);
  return [...alone, ...withButton].reduce((longest, text) => (text.length > longest.length ? text : longest));
}

/** Shows in one quiet line what a language model makes of the same words. Its height stays while its words change. */
export function SecondOpinionNote() {
  const t = useAnswerT();
  const services = useServices();
  const diagnosis = useDiagnosis();
  const { prediction: own, second } = diagnosis;
  if (second.stage === 'none' || !own) return null;
  const canOpen = second.stage === 'answered' && !second.opened && second.prediction && differs(own, second.prediction);
  return (
    <div className={styles.note}>
      <Icon name="info" />
      <div className={styles.text} data-room={roomFor(t)}>
        <div>
          <p role="status">{t(textOf(diagnosis))}</p>{' '}
          {canOpen && <TextButton onClick={() => openSecondOpinion(services)}>{t('second.open')}</TextButton>}
        </div>
      </div>
    </div>
  );
}

/** Says, wherever on the page the person is reading, that care is needed sooner than the page said at first. */
export function SoonerCare({ onShow }: { onShow: () => void }) {
  const t = useAnswerT();
  const { prediction: own, second } = useDiagnosis();
  const triage = second.prediction?.triage;
  if (!own || !triage || second.opened || !isRaised(own, second.prediction)) return null;
  return (
    <div className={styles.sooner} role="alert">
      <Icon name="clock" />
      <div>
        <p className="h3">{t(careTitle(triage, own.understood.about))}</p>
        <p className="small">{t('second.sooner')}</p>
      </div>
      <Button variant="secondary" size={48} onClick={onShow}>
        {t('second.show')}
      </Button>
    </div>
  );
}
