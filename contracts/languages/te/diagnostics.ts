import { deviceTexts } from './diagnostics-device.ts';
import { placeWordTexts } from './diagnostics-place-words.ts';
import { placeTexts } from './diagnostics-places.ts';
import { symptomTexts } from './diagnostics-symptoms.ts';

/** Every text of this remote in Telugu. */
export const texts = {
  ...symptomTexts,
  ...deviceTexts,
  ...placeTexts,
  ...placeWordTexts,

  'error.unexpected': 'ఏదో పొరపాటు జరిగింది. కాసేపాగి మళ్ళీ ప్రయత్నించండి.',
  retry: 'మళ్ళీ ప్రయత్నించండి',
} as const;
