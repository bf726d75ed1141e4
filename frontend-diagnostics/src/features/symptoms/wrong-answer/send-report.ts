import { useState } from 'react';
import { ApiError, unwrap, type Schema } from '@sahaay/contracts';
import { anonymousCall } from '../../../anonymous-call.ts';
import { useAnswerT } from '../../../i18n/late/answer.ts';
import { useServices } from '../../../services.ts';

/** Sends a report, without the person's cookie. `problem` says why the last one did not arrive; it can be sent again. */
export function useSendReport(onSent: () => void) {
  const t = useAnswerT();
  const { api } = useServices();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function send(body: Schema<'NewAnswerReport'>): Promise<void> {
    setPending(true);
    setProblem(undefined);
    try {
      await unwrap(api.POST('/api/v1/diagnostics/reports', { ...anonymousCall(), body }));
      onSent();
    } catch (error) {
      const { kind, message } = error instanceof ApiError ? error : new ApiError(0);
      setProblem(kind === 'offline' ? t('wrong.offline') : message || t('error.unexpected'));
      setPending(false);
    }
  }

  return { send, isPending, problem };
}
