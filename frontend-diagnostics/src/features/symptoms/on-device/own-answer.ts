import { ApiError, type Schema } from '@sahaay/contracts';
import type { ShellServices } from '@sahaay/contracts/shell';
import { predict } from '../predict.ts';
import { askEngine, useDeviceEngine } from './device-engine.ts';

/** An answer of our own engine, and where it was worked out. */
export interface OwnAnswer {
  readonly prediction: Schema<'Prediction'>;
  readonly from: 'service' | 'phone';
}

/** So many milliseconds the service is waited for where the phone can answer as well. */
const PATIENCE_MS = 10_000;

const isNoNetwork = (error: unknown): boolean => error instanceof ApiError && error.kind === 'offline';

/**
 * Asks our own engine: the service's, and the phone's where the words stay here or there is no network.
 *
 * @param staysHere nothing of the question is sent, whatever happens
 * @throws ApiError when nobody answered; DeviceFailure when the words stay here and the phone could not answer
 */
export async function ownAnswer(
  services: Pick<ShellServices, 'api' | 'locale'>,
  question: Schema<'PredictRequest'>,
  staysHere: boolean,
): Promise<OwnAnswer> {
  const onPhone = async (): Promise<OwnAnswer> => ({
    prediction: await askEngine(question, services.locale),
    from: 'phone',
  });
  if (staysHere) return onPhone();
  if (!navigator.onLine)
    return onPhone().catch(() => {
      throw new ApiError(0);
    });
  const isHere = useDeviceEngine.getState().stage === 'ready';
  try {
    const signal = isHere ? AbortSignal.timeout(PATIENCE_MS) : undefined;
    const prediction = await predict(services, { ...question, engine: 'knowledge_base' }, signal);
    return { prediction, from: 'service' };
  } catch (error) {
    if (!isHere || !isNoNetwork(error)) throw error;
    return onPhone();
  }
}
