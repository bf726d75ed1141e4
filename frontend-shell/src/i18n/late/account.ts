import { shellAccount } from '@sahaay/contracts/languages/shell';
import { useLaterText } from '../text.ts';
import { texts } from '../texts.ts';
import { en } from './en-account.ts';

const account = texts.later(en, shellAccount);

/** What few people open of their account, and all other texts of the shell, in the language that it speaks now. */
export const useAccountText = (): ReturnType<typeof account> => useLaterText(account);
