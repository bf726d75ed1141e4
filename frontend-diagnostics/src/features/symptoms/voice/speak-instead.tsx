import { useState } from 'react';
import { classNames, IconButton } from '@sahaay/ui';
import { useT } from '../../../services.ts';
import { useWordsAreKept } from '../on-device/keep-words.ts';
import { parts, type Parts } from './on-demand.ts';
import styles from './voice.module.css';

interface SpeakInsteadProps {
  onWords: (words: string) => void;
  /** The words are on their way, and no more are taken. */
  isBusy: boolean;
}

/** A microphone in the corner of the box, where the browser can turn speech into words. */
export function SpeakInstead({ onWords, isBusy }: SpeakInsteadProps) {
  const t = useT();
  const [round, setRound] = useState(0);
  const [here, setHere] = useState<Parts | 'failed'>();
  const [stop, setStop] = useState<(() => void) | null>(null);
  if (isBusy && round > 0) setRound(0);
  const areKept = useWordsAreKept();
  // Who keeps the words on this phone does not want the maker of the browser to hear them.
  if (areKept) return null;
  if (!('SpeechRecognition' in window || 'webkitSpeechRecognition' in window)) return null;

  async function press(): Promise<void> {
    if (stop) return stop();
    const module = await parts.get();
    setHere(() => module ?? 'failed');
    setRound(round + 1);
  }

  return (
    <>
      <IconButton
        icon={stop ? 'stop' : 'mic'}
        label={t(stop ? 'voice.stop' : 'voice.speak')}
        className={classNames(styles.mic, stop && styles.on)}
        disabled={isBusy}
        onClick={() => void press()}
      />
      {round > 0 &&
        (here === 'failed' || !here ? (
          <p role="status" className="hint">
            {t('voice.notLoaded')}
          </p>
        ) : (
          <here.Dictation
            key={round}
            onWords={onWords}
            onListening={(how) => setStop(() => how)}
            onClose={() => setRound(0)}
          />
        ))}
    </>
  );
}
