import { answerInWorker } from '@sahaay/contracts/workers';
import { createDeviceScreen } from '@sahaay/engine/screen';
import type { ScreenQuestion } from './red-flag-screen.ts';

const screen = createDeviceScreen();

/** Reads words for danger signs on a thread of its own. The first time takes a cheap phone a second. */
answerInWorker(({ text, person, models }: ScreenQuestion) => {
  if (models) screen.teach(models);
  return screen.read(text, person);
});
