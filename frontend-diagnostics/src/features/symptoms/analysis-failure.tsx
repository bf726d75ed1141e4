import { ErrorPanel } from '@sahaay/ui';
import { useT } from '../../services.ts';
import { AnswerHere } from './on-device/answer-here.tsx';
import { UrgentNumbers } from './urgent-numbers.tsx';

interface AnalysisFailureProps {
  /** The HTTP status; 0 when no answer came. */
  status: number;
  message: string;
  /** True when the device was to answer. */
  onPhone?: boolean;
  onTryAgain: () => void;
}

/** Shows what went wrong instead of a result, with the way back to the box and the numbers that need no server. */
export function AnalysisFailure({ status, message, onPhone = false, onTryAgain }: AnalysisFailureProps) {
  const t = useT();
  const text = status ? t('symptoms.failed', { status: String(status), message }) : t('symptoms.failed.offline');
  const shown = onPhone ? t('device.failed', { message }) : text;
  return (
    <div>
      <ErrorPanel message={shown} retryLabel={t('symptoms.tryAgain')} onRetry={onTryAgain} />
      {status === 0 && !onPhone && <AnswerHere />}
      <UrgentNumbers />
    </div>
  );
}
