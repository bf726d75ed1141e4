import { useState } from 'react';
import type { Schema } from '@sahaay/contracts';
import { Alert, Button, Check, Dialog, Select, TextArea } from '@sahaay/ui';
import { useAnswerT } from '../../../i18n/late/answer.ts';
import { useAnswerLang, useServices } from '../../../services.ts';
import { useDiagnosis } from '../diagnosis-state.ts';
import { Quoted } from '../quoted.tsx';
import { careTitle } from '../care-title.ts';
import { kindOf } from '../kinds-of-danger.ts';
import { FAULTS, isFault, type Fault } from './faults.ts';
import { useSendReport } from './send-report.ts';
import styles from './wrong-answer.module.css';

/** The server takes no longer note. */
const LONGEST_NOTE = 1000;

interface ReportDialogProps {
  prediction: Schema<'Prediction'>;
  onClose: () => void;
}

/** Asks what is wrong with the answer, and shows all that will be sent before it is. */
export function ReportDialog({ prediction, onClose }: ReportDialogProps) {
  const t = useAnswerT();
  const answerLang = useAnswerLang();
  const { notify } = useServices();
  const { asked, kept } = useDiagnosis();
  const [fault, setFault] = useState<Fault>();
  const [isMissing, setMissing] = useState(false);
  const [note, setNote] = useState('');
  const [withWords, setWithWords] = useState(false);
  const { send, isPending, problem } = useSendReport(() => {
    notify.success(t('wrong.done'));
    onClose();
  });
  const told = note.trim();

  function report() {
    setMissing(!fault);
    if (!fault) return;
    void send({
      fault,
      level: prediction.triage?.level ?? null,
      conditions: prediction.disease,
      red_flags: prediction.red_flags.map(({ id }) => id),
      ...(told && { note: told }),
      ...(withWords && { words: asked }),
    });
  }

  return (
    <Dialog
      open
      busy={isPending}
      onClose={onClose}
      title={t('wrong.title')}
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {t('wrong.cancel')}
          </Button>
          <Button busy={isPending} onClick={report}>
            {t(isPending ? 'wrong.sending' : 'wrong.send')}
          </Button>
        </>
      }
    >
      {problem && <Alert>{problem}</Alert>}
      <p className={styles.danger}>{t('wrong.danger')}</p>
      <Select
        className={styles.field}
        label={t('wrong.fault')}
        error={isMissing ? t('wrong.faultMissing') : undefined}
        value={fault ?? ''}
        onChange={({ target }) => {
          setFault(isFault(target.value) ? target.value : undefined);
          setMissing(false);
        }}
        options={[
          { value: '', label: t('wrong.choose') },
          ...Object.entries(FAULTS).map(([value, label]) => ({ value, label: t(label) })),
        ]}
      />
      <TextArea
        className={styles.note}
        label={t('wrong.note')}
        hint={t('wrong.noteHint')}
        rows={3}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {!kept && (
        <Check label={t('wrong.words')} checked={withWords} onChange={({ target }) => setWithWords(target.checked)} />
      )}
      <section className={styles.sent} aria-labelledby="wrong-answer-sent">
        <h3 className="h3" id="wrong-answer-sent">
          {t('wrong.sent')}
        </h3>
        <ul>
          {fault && <li>{t(FAULTS[fault])}</li>}
          {prediction.triage && (
            <li>{t(careTitle(prediction.triage, prediction.understood.about, kindOf(prediction.red_flags)))}</li>
          )}
          {[...prediction.red_flags.map(({ title }) => title), ...prediction.disease].map((name) => (
            <li key={name} lang={answerLang(name)}>
              {name}
            </li>
          ))}
          {told && (
            <li>
              <Quoted words={told} />
            </li>
          )}
          {withWords && (
            <li>
              <Quoted words={asked} />
            </li>
          )}
        </ul>
        <p className="small soft">{t('wrong.nothingElse')}</p>
      </section>
    </Dialog>
  );
}
