import type { Catalogue } from '@sahaay/contracts/i18n';
import { deviceTexts } from './en-device.ts';
import { placeWordTexts } from './en-place-words.ts';
import { placeTexts } from './en-places.ts';
import { symptomTexts } from './en-symptoms.ts';

/** Every text of this remote. Texts quoted in the product specification stay as they are, to the letter. */
export const en = {
  ...symptomTexts,
  ...deviceTexts,
  ...placeTexts,
  ...placeWordTexts,

  'error.unexpected': 'Something went wrong. Please try again later.',
  retry: 'Retry',
} as const satisfies Catalogue;
