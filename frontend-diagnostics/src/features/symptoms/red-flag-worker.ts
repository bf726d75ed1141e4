import { createDeviceScreen } from '@sahaay/engine/screen';
import type { ScreenAnswer, ScreenQuestion } from './red-flag-screen.ts';

const screen = createDeviceScreen();

/** Reads words for danger signs on a thread of its own. The first time takes a cheap phone a second. */
self.onmessage = ({ data }: MessageEvent<ScreenQuestion>) => self.postMessage(answerTo(data));

function answerTo({ id, text, person, models }: ScreenQuestion): ScreenAnswer {
  try {
    if (models) screen.teach(models);
    return { id, signs: screen.read(text, person) };
  } catch (error) {
    return { id, signs: [], problem: error instanceof Error ? error.message : String(error) };
  }
}
