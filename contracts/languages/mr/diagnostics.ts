import { deviceTexts } from './diagnostics-device.ts';
import { placeWordTexts } from './diagnostics-place-words.ts';
import { placeTexts } from './diagnostics-places.ts';
import { symptomTexts } from './diagnostics-symptoms.ts';

/** Every text of this remote in Marathi. */
export const texts = {
  ...symptomTexts,
  ...deviceTexts,
  ...placeTexts,
  ...placeWordTexts,

  'error.unexpected': 'काहीतरी चुकले. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  retry: 'पुन्हा प्रयत्न करा',
} as const;
