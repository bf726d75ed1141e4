import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A line decides something when it compares, calculates, combines or answers. */
const DECIDES = /[<>]=? |[!=]== | [-+*/%] |&&|\|\||\?\?|[ (]!\w|\breturn\b|\bthrow\b| \? /;
const SAYS_NOTHING = /^\s*(?:import\b|export \* |\/?\*|\/\/)/;
const NO_PRODUCT = /\.(?:spec|e2e-spec|contract|module|dto)\.ts$/;

/** A line of product code: its file from the folder of the globs, and its number, which counts from 1. */
export interface Line {
  readonly file: string;
  readonly number: number;
  readonly text: string;
}

/**
 * Takes every `step`th line that decides something, in the order of the files' names. The choice knows nothing of the
 * tests.
 * @param globs product code, from `folder`
 * @param step 1 takes every line
 */
export function everyNth(globs: readonly string[], folder: string, step: number): Line[] {
  const files = [...new Set(globs.flatMap((glob) => globSync(glob, { cwd: folder })))]
    .filter((file) => !NO_PRODUCT.test(file))
    .toSorted();
  const lines = files.flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ file, number: index + 1, text: text.trim() })),
  );
  return lines
    .filter(({ text }) => DECIDES.test(text) && !SAYS_NOTHING.test(text))
    .filter((_, index) => index % step === step - 1);
}
