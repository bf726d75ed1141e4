import { shellEmergency } from '@sahaay/contracts/languages/shell';
import { useLaterText } from '../text.ts';
import { texts } from '../texts.ts';
import { en } from './en-emergency.ts';

const emergency = texts.later(en, shellEmergency);
export type EmergencyKey = keyof typeof en;

/** What the page of emergency numbers says, and all other texts of the shell, in the language that it speaks now. */
export const useEmergencyText = (): ReturnType<typeof emergency> => useLaterText(emergency);
