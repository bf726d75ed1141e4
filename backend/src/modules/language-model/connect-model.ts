import type { ConnectedModel } from './adapters/connected-model.js';

/**
 * Loads the libraries of the configured model and makes it ready to be asked. Loading takes a third of a second, so
 * that only a product with a model should do it.
 * @param as the parameters of `ConnectedModel.of`
 */
export async function connectModel(...as: Parameters<typeof ConnectedModel.of>): Promise<ConnectedModel> {
  const { ConnectedModel: Model } = await import('./adapters/connected-model.js');
  return Model.of(...as);
}
