import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Pass } from './passes.ts';

const folder = path.resolve(import.meta.dirname, '../../.build/browser');
const FILE = path.join(folder, 'passes.json');

interface Kept {
  readonly surroundings: string;
  readonly passes: readonly Pass[];
}

/** Nx's digest of all that a browser test depends on besides the front ends. The step before this one writes it. */
export const surroundingsNow = (): string => readFileSync(path.join(folder, 'surroundings'), 'utf8').trim();

/** The passes of earlier runs in these surroundings. */
export function keptPasses(surroundings: string): readonly Pass[] {
  if (!existsSync(FILE)) return [];
  const kept = JSON.parse(readFileSync(FILE, 'utf8')) as Kept;
  return kept.surroundings === surroundings ? kept.passes : [];
}

/** Keeps these passes for later runs, and forgets all others. */
export function keepPasses(kept: Kept): void {
  writeFileSync(FILE, JSON.stringify(kept));
}

/** Forgets all passes, so that every browser test runs. */
export const forgetPasses = (): void => rmSync(FILE, { force: true });
