import { useEffect, useRef, useState } from 'react';
import { PERSON_STORAGE } from '@sahaay/contracts/shell';
import { Button, Panel } from '@sahaay/ui';
import { useVoiceT } from '../../../i18n/late/voice.ts';
import { useServices } from '../../../services.ts';
import { listen, type Listening, type ListenProblem } from './listen.ts';
import styles from './voice.module.css';

/** That the person in front of the screen knows who hears them. Whoever signs in next is told again. */
const KEY = `${PERSON_STORAGE}voice-note`;
let wasToldThisVisit = false;

function wasTold(): boolean {
  try {
    return wasToldThisVisit || localStorage.getItem(KEY) !== null;
  } catch {
    return wasToldThisVisit;
  }
}

function rememberTold(): void {
  wasToldThisVisit = true;
  try {
    localStorage.setItem(KEY, '1');
    wasToldThisVisit = false;
  } catch {
    // No storage: the note is not shown again until the tab is closed.
  }
}

type Stage = 'asking' | 'listening' | 'added' | ListenProblem;

export interface DictationProps {
  onWords: (words: string) => void;
  /** Told how to stop as long as it listens, and null afterwards. */
  onListening: (stop: (() => void) | null) => void;
  onClose: () => void;
}

/** Says first who hears the voice, then listens once and adds the words to what is typed. */
export function Dictation({ onWords, onListening, onClose }: DictationProps) {
  const t = useVoiceT();
  const { locale } = useServices();
  const [stage, setStage] = useState<Stage>(() => (wasTold() ? 'listening' : 'asking'));
  const [heard, setHeard] = useState('');
  const tell = useRef({ onWords, onListening });
  useEffect(() => void (tell.current = { onWords, onListening }));

  useEffect(() => {
    if (stage !== 'listening') return undefined;
    const listening: Listening = listen(`${locale}-IN`, setHeard, (words, problem) => {
      if (words) tell.current.onWords(words);
      setStage(problem ?? 'added');
    });
    const dropWhenHidden = (): void => {
      if (document.hidden) listening.stop();
    };
    document.addEventListener('visibilitychange', dropWhenHidden);
    tell.current.onListening(listening.stop);
    return () => {
      document.removeEventListener('visibilitychange', dropWhenHidden);
      listening.drop();
      tell.current.onListening(null);
    };
  }, [stage, locale]);

  if (stage === 'asking')
    return (
      <Panel className={styles.panel}>
        <p>{t('voice.who')}</p>
        <div className="btn-row">
          <Button
            size={48}
            icon="mic"
            onClick={() => {
              rememberTold();
              setStage('listening');
            }}
          >
            {t('voice.start')}
          </Button>
          <Button variant="quiet" size={48} onClick={onClose}>
            {t('voice.type')}
          </Button>
        </div>
      </Panel>
    );
  if (stage === 'listening')
    return (
      <Panel className={styles.panel}>
        <p className={styles.listening}>
          <span className={styles.pulse} />
          <span role="status">{t('voice.listening')}</span>
        </p>
        {heard && <p className="soft">“{heard}”</p>}
      </Panel>
    );
  return (
    <p role="status" className={stage === 'added' ? 'vh' : 'hint'}>
      {t(`voice.${stage}`)}
    </p>
  );
}
