import { useState } from 'react';
import { Icon, TextButton } from '@sahaay/ui';
import { useAnswerT } from '../../../i18n/late/answer.ts';
import { useServices } from '../../../services.ts';
import { askService } from '../diagnosis.ts';
import { useDiagnosis } from '../diagnosis-state.ts';
import styles from './on-device.module.css';

/** Says that an answer was worked out on this device, and why. Where only the network was missing, it can be asked for again. */
export function FromPhone() {
  const t = useAnswerT();
  const services = useServices();
  const { from, kept } = useDiagnosis();
  const [stage, setStage] = useState<'idle' | 'asking' | 'failed'>('idle');
  if (from !== 'phone') return null;

  async function again() {
    setStage('asking');
    setStage((await askService(services)) ? 'idle' : 'failed');
  }

  return (
    <div className={styles.note}>
      <Icon name={kept ? 'check' : 'info'} />
      <div>
        <p className="strong">{t('device.answer.title')}</p>
        <p className="soft">{t(kept ? 'device.answer.kept' : 'device.answer.offline')}</p>
        {!kept && (
          <TextButton aria-disabled={stage === 'asking'} onClick={() => stage !== 'asking' && void again()}>
            {t(stage === 'asking' ? 'device.answer.asking' : 'device.answer.again')}
          </TextButton>
        )}
        <p role="status">{stage === 'failed' && t('device.answer.failed')}</p>
      </div>
    </div>
  );
}
