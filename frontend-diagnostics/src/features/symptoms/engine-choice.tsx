import { Check } from '@sahaay/ui';
import { useServices, useT, type T } from '../../services.ts';
import { useModelConsent } from './model-consent.ts';
import { useWordsAreKept } from './on-device/keep-words.ts';
import styles from './symptoms.module.css';

interface EngineChoiceProps {
  /** True when age and sex are sent with the words. */
  sendsPerson: boolean;
}

function whoReads(t: T, provider: string | null, isAllowed: boolean, sendsPerson: boolean): string {
  if (provider === null) return t(isAllowed ? 'engine.service' : 'engine.service.off');
  if (!isAllowed) return t('engine.company.off', { provider });
  return t(sendsPerson ? 'engine.company.person' : 'engine.company', { provider });
}

/** Says who reads the words before they are sent, and has the switch that keeps every language model out. */
export function EngineChoice({ sendsPerson }: EngineChoiceProps) {
  const t = useT();
  const { languageModel } = useServices();
  const [isAllowed, allow] = useModelConsent();
  const isKept = useWordsAreKept();
  if (!languageModel || isKept) return null;
  return (
    <div className={styles.consent}>
      <Check
        label={t('engine.own')}
        hint={whoReads(t, languageModel.provider, isAllowed, sendsPerson)}
        checked={!isAllowed}
        onChange={(event) => allow(!event.target.checked)}
      />
    </div>
  );
}
