import { shellArrival } from '@sahaay/contracts/languages/shell';
import { useLaterText } from '../text.ts';
import { texts } from '../texts.ts';
import { en } from './en-arrival.ts';

export const arrival = texts.later(en, shellArrival);
export type ArrivalKey = keyof typeof en;
export type TranslateArrival = ReturnType<typeof arrival>;

/** What the pages on the way in say, and all other texts of the shell, in the language that it speaks now. */
export const useArrivalText = (): TranslateArrival => useLaterText(arrival);
