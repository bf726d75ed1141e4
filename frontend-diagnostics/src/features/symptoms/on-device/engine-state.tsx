import { TextButton } from '@sahaay/ui';
import { useServices, useT } from '../../../services.ts';
import { engineSize, fetchEngine, useDeviceEngine } from './device-engine.ts';
import styles from './on-device.module.css';

/** How far the engine has come to this device, or why it has not, with the way to fetch it again. */
export function EngineState() {
  const t = useT();
  const { locale } = useServices();
  const { stage, share, problem } = useDeviceEngine();
  if (stage === 'fetching')
    return (
      <div className={styles.state}>
        <progress className={styles.bar} value={share} aria-label={t('device.fetching.label')} />
        <p className="hint num">
          {t('device.fetching', { percent: Math.floor(share * 100), size: engineSize(locale) })}
        </p>
      </div>
    );
  if (stage !== 'failed' || !problem) return null;
  return (
    <div className={styles.state} role="alert">
      <p className="small">{t(`device.problem.${problem}`)}</p>
      {problem !== 'no_worker' && <TextButton onClick={() => fetchEngine(locale)}>{t('device.fetchAgain')}</TextButton>}
    </div>
  );
}
