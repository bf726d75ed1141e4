import { createTexts } from '@sahaay/contracts/i18n';
import { shell } from '@sahaay/contracts/languages/shell';
import { en } from './en.ts';

/**
 * The texts that the shell may say at any time. Each language but English is a file of its own, which is fetched when it is
 * wanted. Late code brings its own texts (`late`).
 */
export const texts = createTexts(en, shell);
