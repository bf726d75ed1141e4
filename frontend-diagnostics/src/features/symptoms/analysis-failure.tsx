import { ErrorPanel } from '@sahaay/ui';
import { useT } from '../../services.ts';
import { UrgentNumbers } from './urgent-numbers.tsx';

interface AnalysisFailureProps {
  /** The HTTP status; 0 when no answer came. */
  status: number;
  message: string;
  onTryAgain: () => void;
}

/** Shows what went wrong instead of a result, with the way back to the box and the numbers that need no server. */
export function AnalysisFailure({ status, message, onTryAgain }: AnalysisFailureProps) {
  const t = useT();
  const text = status ? t('symptoms.failed', { status: String(status), message }) : t('symptoms.failed.offline');
  return (
    <div>
      <ErrorPanel message={text} retryLabel={t('symptoms.tryAgain')} onRetry={onTryAgain} />
      <UrgentNumbers />
    </div>
  );
}
