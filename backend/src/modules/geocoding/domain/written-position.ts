import {
  digipinCenter,
  isPlusCodeArea,
  needsSpotNearby,
  plusCodeCenter,
  shortPlusCodeCenter,
  spotDigipin,
  spotPlusCode,
} from '@sahaay/contracts/location-codes';
import type { Located } from './geocoder.port.js';
import { readMapLink } from './map-link.js';
import { readCoordinates } from './spelled-coordinates.js';

/**
 * Finds the position of a text. Coordinates, links to maps, Plus Codes and DIGIPINs need arithmetic alone; `lookUp` finds
 * everything else.
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
  const isArea = plusCode !== undefined && isPlusCodeArea(plusCode.code);
  if (plusCode?.isFull) return roughly(plusCodeCenter(plusCode.code), isArea);
  const digipin = spotDigipin(text);
  if (digipin) return digipinCenter(digipin);
  if (!plusCode) return lookUp(text);
  const locality = await lookUp(plusCode.locality);
  const isUnsure = locality?.approximate === true && needsSpotNearby(plusCode.code);
  return locality && roughly(shortPlusCodeCenter(plusCode.code, locality), isArea || isUnsure);
}

const roughly = (position: Located | undefined, isRough: boolean): Located | undefined =>
  position && isRough ? { ...position, approximate: true } : position;
