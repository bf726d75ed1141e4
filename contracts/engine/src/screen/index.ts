/** Screening a text for red flags on the person's device, before anything is sent. */
// What is packed stands side by side, and first in the file of the page: there gzip keeps it smallest.
import { PACKED } from './bundle.generated.ts';
import { shippedCues } from '../reading/shipped-cues.ts';
import { unpack } from '../packed/unpack.ts';
import { noticeOf } from '../learned/notice.ts';
import type { PackedModels } from '../learned/packed-models.ts';
import type { Given } from '../reading/person.ts';
import { flagOf, type DangerNotice } from '../red-flags/noticed-danger.ts';
import { createScreen, type RedFlagBundle, type RedFlagMatch } from '../red-flags/raise-flags.ts';
import { bundleOfText } from './bundle-text.ts';

export type { PackedModels } from '../learned/packed-models.ts';
export type { Given } from '../reading/person.ts';
export type { RedFlagMatch, RedFlagTexts } from '../red-flags/raise-flags.ts';

let bundle: RedFlagBundle | undefined;
let screen: ReturnType<typeof createScreen> | undefined;

/**
 * Finds red flags in a description by the rules alone.
 *
 * @param text what the person wrote
 * @param person age in years and sex, when known
 * @returns raised flags, the most immediate danger first; empty when there are none. The server may add to them, never take away
 */
export function screenRedFlags(text: string, person: Given = {}): RedFlagMatch[] {
  screen ??= startScreen();
  return screen(text, person);
}

/** Unpacks the cues too, which the first text would wait for. */
function startScreen(): ReturnType<typeof createScreen> {
  shippedCues();
  return createScreen(loadBundle());
}

function loadBundle(): RedFlagBundle {
  return (bundle ??= bundleOfText(unpack(PACKED)));
}

/** Finds red flags on the device, before anything is sent. */
interface DeviceScreen {
  /** By the rules, and where these find no emergency by the learned reader as soon as it has its models. */
  read(text: string, person?: Given): RedFlagMatch[];
  /**
   * Gives the learned reader its models (`@sahaay/engine/screen/models`), which come later than the rules.
   *
   * @throws UnusableModel when a model is none, not of this version of the reader or not whole; the rules go on alone
   */
  teach(models: PackedModels): void;
}

/** Builds a screen that knows the rules and waits for the models of the learned reader. */
export function createDeviceScreen(): DeviceScreen {
  let notice: DangerNotice | undefined;
  return {
    read(text, person) {
      const flags = screenRedFlags(text, person);
      const noticed = flags.some(({ level }) => level === 'emergency') ? null : notice?.(text);
      const { rules, classes } = loadBundle();
      return noticed ? [flagOf(noticed, rules, classes, 'en', person?.sex), ...flags] : flags;
    },
    teach(models) {
      notice = noticeOf(models);
    },
  };
}
