import type { ConnectedModel } from './adapters/connected-model.js';

/**
 * The configured model, ready to be asked. Its libraries are loaded here and not before: that takes a third of a second,
 * which only those who use a model should spend.
 *
 * @param as what `ConnectedModel.of` is given
 */
export async function connectModel(...as: Parameters<typeof ConnectedModel.of>): Promise<ConnectedModel> {
  const { ConnectedModel: Model } = await import('./adapters/connected-model.js');
  return Model.of(...as);
}
