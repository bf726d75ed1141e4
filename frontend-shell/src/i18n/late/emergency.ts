import { shellEmergency } from '@sahaay/contracts/languages/shell';
import { useLaterText } from '../text.ts';
import { texts } from '../texts.ts';
import { en } from './en-emergency.ts';

const emergency = texts.later(en, shellEmergency);
export type EmergencyKey = keyof typeof en;
export type TranslateEmergency = ReturnType<typeof emergency>;

/** What the page of emergency numbers says, and all other texts of the shell, in the language that it speaks now. */
export const useEmergencyText = (): TranslateEmergency => useLaterText(emergency);
