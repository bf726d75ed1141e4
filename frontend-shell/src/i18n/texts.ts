import { createTexts } from '@sahaay/contracts/i18n';
import { shell } from '@sahaay/contracts/languages/shell';
import { en } from './en.ts';

/** Every text of the shell. Each language but English is a file of its own, which is fetched when it is wanted. */
export const texts = createTexts(en, shell);
