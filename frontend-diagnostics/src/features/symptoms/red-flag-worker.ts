import { screenRedFlags } from '@sahaay/engine/screen';
import type { ScreenAnswer, ScreenQuestion } from './red-flag-screen.ts';

/** Reads words for danger signs on a thread of its own. The first time takes a cheap phone a second. */
self.onmessage = ({ data: { id, text, person } }: MessageEvent<ScreenQuestion>) => {
  const answer: ScreenAnswer = { id, signs: screenRedFlags(text, person) };
  self.postMessage(answer);
};
