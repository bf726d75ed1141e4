import { late } from '@sahaay/contracts/late';
import { loadScreen } from './red-flag-screen.ts';

const models = late(() => import('@sahaay/engine/screen/models'));
let teaching: Promise<boolean> | undefined;
let isTaught = false;

/** Whether the learned reader reads beside the rules already. */
export const readerIsHere = (): boolean => isTaught;

/**
 * Fetches what the learned reader needs, once the rules are there, and lets it read beside them.
 *
 * @returns whether it reads now; the rules answer alone when it does not. What could not be fetched is tried again by the
 *   next call; models that are of no use are not, and the browser's console says why
 */
export function fetchReader(): Promise<boolean> {
  teaching ??= teach().then((isHere) => {
    if (isHere === undefined) teaching = undefined;
    isTaught = isHere === true;
    return isTaught;
  });
  return teaching;
}

async function teach(): Promise<boolean | undefined> {
  // Who loaded the rules says that they did not come; here they only mean that there is nobody to teach.
  const screen = await loadScreen().catch(() => undefined);
  const module = screen && (await models.get());
  if (!module) return undefined;
  try {
    await screen.teach(module.PAGE_MODELS);
    return true;
  } catch (error) {
    reportError(error);
    return false;
  }
}
