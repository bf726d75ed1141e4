import { deviceTexts } from './diagnostics-device.ts';
import { placeWordTexts } from './diagnostics-place-words.ts';
import { placeTexts } from './diagnostics-places.ts';
import { symptomTexts } from './diagnostics-symptoms.ts';

/** Every text of this remote in Bengali. */
export const texts = {
  ...symptomTexts,
  ...deviceTexts,
  ...placeTexts,
  ...placeWordTexts,

  'error.unexpected': 'কিছু একটা গোলমাল হয়েছে। দয়া করে একটু পরে আবার চেষ্টা করুন।',
  retry: 'আবার চেষ্টা',
} as const;
