import { useId, useState } from 'react';
import type { Schema } from '@sahaay/contracts';
import { Alert, Button } from '@sahaay/ui';
import { useAnswerT } from '../../i18n/late/answer.ts';
import { useAnswerLang, useServices } from '../../services.ts';
import { useOnline } from '../../places/use-online.ts';
import { isAboutHarm } from './find-doctors.ts';
import styles from './result.module.css';

const MOST = 3;
const GROWN_UP = 18;

/** Whether the result may lead to what others wrote: never in an emergency, after thoughts of harm, or about a child. */
export function leadsToOthers(prediction: Schema<'Prediction'>): boolean {
  const { response_type: type, triage, red_flags: flags, disease, understood } = prediction;
  const isUrgent = type === 'emergency' || triage?.level === 'emergency' || flags.length > 0;
  const isChild = understood.about === 'child' || (understood.age !== null && understood.age < GROWN_UP);
  return disease.length > 0 && !isUrgent && !isChild && !isAboutHarm(prediction);
}

/** Leads to what others wrote about an illness, and says first what leaves the check for that: its name alone. */
export function OthersWhoWrote({ prediction }: { prediction: Schema<'Prediction'> }) {
  const t = useAnswerT();
  const { openCommunity } = useServices();
  const answerLang = useAnswerLang();
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const id = useId();
  if (!isOnline || !leadsToOthers(prediction)) return null;

  async function open(name: string) {
    setFailed(false);
    setOpening(name);
    const isOpened = await openCommunity(name);
    setOpening(undefined);
    setFailed(!isOpened);
  }

  return (
    <div className={styles.others}>
      <Button
        variant="quiet"
        size={48}
        className={styles.again}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('others.open')}
      </Button>
      {isOpen && (
        <>
          <p id={id}>{t('others.leaves')}</p>
          <div role="group" aria-labelledby={id} className={`btn-row ${styles.topics}`}>
            {prediction.disease.slice(0, MOST).map((name) => (
              <Button
                key={name}
                variant="secondary"
                size={48}
                icon="search"
                lang={answerLang(name)}
                busy={opening === name}
                disabled={opening !== undefined}
                onClick={() => void open(name)}
              >
                {name}
              </Button>
            ))}
          </div>
          {hasFailed && <Alert>{t('others.failed')}</Alert>}
        </>
      )}
    </div>
  );
}
