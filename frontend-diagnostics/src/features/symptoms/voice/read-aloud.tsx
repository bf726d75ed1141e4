import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { Button } from '@sahaay/ui';
import { useAnswerLang, useServices, useT } from '../../../services.ts';
import { whenIdle } from '@sahaay/contracts/late';
import type { DangerSign } from '../diagnosis-state.ts';
import { localVoices } from './local-voices.ts';
import { parts } from './on-demand.ts';
import styles from './voice.module.css';

const languages = (): string =>
  localVoices()
    .map(({ lang }) => lang.split(/[-_]/)[0])
    .join(' ');

/** Browsers fetch their voices late. */
function watchVoices(changed: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  // Safari has voices and no event.
  speechSynthesis.addEventListener?.('voiceschanged', changed);
  return () => speechSynthesis.removeEventListener?.('voiceschanged', changed);
}

interface ReadAloudProps {
  /** Holds what is read: each element in it that is marked `data-said`. */
  of: RefObject<Element | null>;
  texts: readonly string[];
  signs: readonly DangerSign[];
}

/** Offers to read what is written, where the device has a voice of its own for each language in it. */
export function ReadAloud({ of, texts, signs }: ReadAloudProps) {
  const t = useT();
  const langOf = useAnswerLang();
  const { locale } = useServices();
  const voices = useSyncExternalStore(watchVoices, languages).split(' ');
  const [stage, setStage] = useState<'quiet' | 'speaking' | 'failed'>('quiet');
  const stop = useRef<() => void>(null);
  // Where somebody may be watched, a voice would tell the room what is on the screen.
  const mayBeWatched = signs.some(({ kind }) => kind === 'violence');
  const isOffered =
    !mayBeWatched && [locale, ...texts.map((text) => langOf(text) ?? locale)].every((lang) => voices.includes(lang));

  // An emergency page that comes up silences the result behind it.
  useEffect(() => {
    if ('speechSynthesis' in window) speechSynthesis.cancel();
    return () => stop.current?.();
  }, []);
  // Safari speaks only at once after a press, so the code must be here by then.
  useEffect(() => {
    if (isOffered) return whenIdle(() => void parts.get());
    stop.current?.();
    return undefined;
  }, [isOffered]);
  if (!isOffered) return null;

  async function press(): Promise<void> {
    if (stage === 'speaking') return stop.current?.();
    const here = parts.here ?? (await parts.get());
    if (!here || !of.current) return setStage('failed');
    setStage('speaking');
    stop.current = here.readAloud(of.current, locale, () => setStage('quiet'));
  }

  return (
    <div className={styles.aloud}>
      <Button
        variant="quiet"
        size={48}
        icon={stage === 'speaking' ? 'stop' : 'speaker'}
        className={styles.read}
        onClick={() => void press()}
      >
        {t(stage === 'speaking' ? 'aloud.stop' : 'aloud.read')}
      </Button>
      {stage === 'failed' && (
        <p role="status" className="small">
          {t('aloud.notLoaded')}
        </p>
      )}
    </div>
  );
}
