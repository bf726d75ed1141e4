import { deviceTexts } from './diagnostics-device.ts';
import { placeWordTexts } from './diagnostics-place-words.ts';
import { placeTexts } from './diagnostics-places.ts';
import { symptomTexts } from './diagnostics-symptoms.ts';

/** Every text of this remote in Tamil. */
export const texts = {
  ...symptomTexts,
  ...deviceTexts,
  ...placeTexts,
  ...placeWordTexts,

  'error.unexpected': 'ஏதோ தவறு நடந்துவிட்டது. கொஞ்ச நேரம் கழித்து மீண்டும் முயலுங்கள்.',
  retry: 'மீண்டும் முயல',
} as const;
