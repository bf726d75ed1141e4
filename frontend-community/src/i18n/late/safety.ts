import { communitySafety } from '@sahaay/contracts/languages/community';
import { useLaterT } from '../../services.ts';
import { texts } from '../texts.ts';
import { en } from './en-safety.ts';

const safety = texts.later(en, communitySafety);

/** What is said before something is sent, and all other texts of this remote, in the language that it speaks. */
export const useSafetyT = (): ReturnType<typeof safety> => useLaterT(safety);
