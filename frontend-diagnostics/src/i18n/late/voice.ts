import { diagnosticsVoice } from '@sahaay/contracts/languages/diagnostics';
import { useLaterT } from '../../services.ts';
import { texts } from '../texts.ts';
import { en } from './en-voice.ts';

const voice = texts.later(en, diagnosticsVoice);
export type VoiceT = ReturnType<typeof voice>;
export type VoiceKey = Parameters<VoiceT>[0];

/** What speaking instead of typing says, and all other texts of this remote, in the language that it speaks. */
export const useVoiceT = (): VoiceT => useLaterT(voice);
