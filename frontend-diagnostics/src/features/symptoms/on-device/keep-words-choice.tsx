import { Check } from '@sahaay/ui';
import { useServices, useT } from '../../../services.ts';
import { fetchAnswerParts } from '../answer/on-demand.tsx';
import symptomStyles from '../symptoms.module.css';
import { engineSize, fetchEngine, useDeviceEngine } from './device-engine.ts';
import { EngineState } from './engine-state.tsx';
import { keepWords, useWordsAreKept } from './keep-words.ts';

/** The switch that keeps everything about a question on this device. Opening it fetches what the answer needs. */
export function KeepWords() {
  const t = useT();
  const { locale } = useServices();
  const isKept = useWordsAreKept();
  const isReady = useDeviceEngine(({ stage }) => stage === 'ready');
  return (
    <div className={symptomStyles.consent}>
      <Check
        label={t('device.keep')}
        hint={t(isReady ? 'device.keep.ready' : 'device.keep.hint', { size: engineSize(locale) })}
        checked={isKept}
        onChange={({ target: { checked } }) => {
          keepWords(checked);
          if (!checked) return;
          // What goes wrong is said below the switch.
          fetchEngine(locale);
          fetchAnswerParts();
        }}
      />
      {isKept && <EngineState />}
    </div>
  );
}
