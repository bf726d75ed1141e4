import { createTexts } from '@sahaay/contracts/i18n';
import { community } from '@sahaay/contracts/languages/community';
import { en } from '../../../i18n/en-late.ts';
import { useServices } from '../../../services.ts';

/** The English texts come with the code that says them. Those of each other language are here with the remote's own. */
const texts = createTexts(en, community);

export function useLateT() {
  const text = texts.in(useServices().locale);
  if (!text) throw new Error('A language is spoken before its texts are here.');
  return text;
}
