import {
  digipinCenter,
  plusCodeCenter,
  shortPlusCodeCenter,
  spotDigipin,
  spotPlusCode,
} from '@sahaay/contracts/location-codes';
import type { Located } from './geocoder.port.js';
import { readMapLink } from './map-link.js';
import { readCoordinates } from './spelled-coordinates.js';

/**
 * The position of a text that holds coordinates, a link to a map, a Plus Code or a DIGIPIN, by arithmetic; anything else is looked up.
 *
 * @param lookUp finds an address, also the locality of a short Plus Code
 */
export async function locateWritten(
  text: string,
  lookUp: (words: string) => Promise<Located | undefined>,
): Promise<Located | undefined> {
  const link = readMapLink(text);
  if (link) return 'words' in link ? lookUp(link.words) : link;
  const spelled = readCoordinates(text);
  if (spelled) return spelled === 'off the globe' ? undefined : spelled;
  const plusCode = spotPlusCode(text);
  if (plusCode?.isFull) return plusCodeCenter(plusCode.code);
  const digipin = spotDigipin(text);
  if (digipin) return digipinCenter(digipin);
  if (!plusCode) return lookUp(text);
  const locality = await lookUp(plusCode.locality);
  return locality && shortPlusCodeCenter(plusCode.code, locality);
}
