import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Description } from './description.ts';
import type { ShellContract } from './shell.ts';
import { ROOT, type Uses } from './uses.ts';

/** What the last release agreed on is kept here; `release.command.ts` renews it. */
export const RELEASED = path.join(ROOT, 'contracts/released');

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const released = (): Description => read(path.join(RELEASED, 'openapi.json')) as Description;
export const releasedUses = (): Uses => read(path.join(RELEASED, 'uses.json')) as Uses;
export const releasedShell = (): ShellContract => read(path.join(RELEASED, 'shell.json')) as ShellContract;
export const ofToday = (): Description => read(path.join(ROOT, 'contracts/openapi.json')) as Description;
