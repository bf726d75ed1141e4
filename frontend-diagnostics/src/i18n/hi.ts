import type { TextsLike } from '@sahaay/contracts/i18n';
import type { en } from './en.ts';
import { pastCheckTexts } from './hi-past-checks.ts';
import { placeWordTexts } from './hi-place-words.ts';
import { placeTexts } from './hi-places.ts';
import { symptomTexts } from './hi-symptoms.ts';

/** Every text of this remote in Hindi. */
export const texts = {
  ...symptomTexts,
  ...placeTexts,
  ...placeWordTexts,
  ...pastCheckTexts,

  'error.unexpected': 'कुछ गड़बड़ हो गई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
} as const satisfies TextsLike<typeof en>;
