import { diagnosticsVoice } from '@sahaay/contracts/languages/diagnostics';
import { useLaterT } from '../../services.ts';
import { texts } from '../texts.ts';
import { en } from './en-voice.ts';

const voice = texts.later(en, diagnosticsVoice);

/** What speaking instead of typing says, and all other texts of this remote, in the language that it speaks. */
export const useVoiceT = (): ReturnType<typeof voice> => useLaterT(voice);
