import { deviceTexts } from './diagnostics-device.ts';
import { placeWordTexts } from './diagnostics-place-words.ts';
import { placeTexts } from './diagnostics-places.ts';
import { symptomTexts } from './diagnostics-symptoms.ts';

/** Every text of this remote in Hindi. */
export const texts = {
  ...symptomTexts,
  ...deviceTexts,
  ...placeTexts,
  ...placeWordTexts,

  'error.unexpected': 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
} as const;
