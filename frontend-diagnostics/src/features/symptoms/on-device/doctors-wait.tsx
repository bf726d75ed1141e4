import { Button } from '@sahaay/ui';
import { useAnswerT } from '../../../i18n/late/answer.ts';
import { useServices } from '../../../services.ts';
import { findDoctorsNow } from '../find-doctors.ts';
import { useDiagnosis } from '../diagnosis-state.ts';
import { useDoctors } from '../doctors.ts';
import styles from './on-device.module.css';

/** After an answer of this device, doctors are looked for only when the person wants that: it needs the network. */
export function DoctorsWait() {
  const t = useAnswerT();
  const services = useServices();
  const { from, kept } = useDiagnosis();
  const isIdle = useDoctors(({ stage }) => stage === 'idle');
  if (from !== 'phone' || !isIdle) return null;
  return (
    <div className={styles.here}>
      <p>{t(kept ? 'device.doctors.kept' : 'device.doctors.offline')}</p>
      <Button variant="secondary" size={48} onClick={() => findDoctorsNow(services)}>
        {t('device.doctors.find')}
      </Button>
    </div>
  );
}
