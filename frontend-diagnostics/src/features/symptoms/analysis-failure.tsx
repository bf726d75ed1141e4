import { EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { CallButton, ErrorPanel } from '@sahaay/ui';
import { useT } from '../../services.ts';
import styles from './symptoms.module.css';

interface AnalysisFailureProps {
  /** HTTP status; 0 when no answer came. */
  status: number;
  message: string;
  onRetry: () => void;
}

/** No result: what went wrong, another try, and the number that needs no server. */
export function AnalysisFailure({ status, message, onRetry }: AnalysisFailureProps) {
  const t = useT();
  const text = status ? t('symptoms.failed', { status: String(status), message }) : t('symptoms.failed.offline');
  return (
    <div>
      <ErrorPanel message={text} retryLabel={t('symptoms.tryAgain')} onRetry={onRetry} />
      <CallButton
        variant="row"
        number={EMERGENCY_NUMBER}
        label={t('symptoms.failed.urgent')}
        className={styles.afterFailure}
      />
    </div>
  );
}
