import { createTexts } from '@sahaay/contracts/i18n';
import { community } from '@sahaay/contracts/languages/community';
import { en } from './en.ts';

/** Every text of this remote. Each language but English is a file of its own, which is fetched when it is wanted. */
export const texts = createTexts(en, community);
