import { Button } from '@sahaay/ui';
import { useServices, useT } from '../../../services.ts';
import { submitHere } from '../diagnosis.ts';
import { engineSize, useDeviceEngine } from './device-engine.ts';
import styles from './on-device.module.css';

/** Offers to work the answer out on this device, where the service could not be asked. */
export function AnswerHere() {
  const t = useT();
  const services = useServices();
  const isHere = useDeviceEngine(({ stage }) => stage === 'ready');
  return (
    <div className={styles.here}>
      <Button variant="secondary" size={48} onClick={() => void submitHere(services, t)}>
        {t(isHere ? 'device.answerHere.ready' : 'device.answerHere', { size: engineSize(services.locale) })}
      </Button>
    </div>
  );
}
