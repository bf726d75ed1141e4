import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JustPassed } from './passes.ts';

/** Writes the tests that passed, with what their pages asked for, to the file that PASSED names. */
export default class PassesReporter implements Reporter {
  #root = '';
  #suite: Suite | undefined;

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#root = rootDir;
    this.#suite = suite;
  }

  onEnd(): void {
    const file = process.env['PASSED'];
    if (!file) return;
    const tests = Map.groupBy(this.#suite?.allTests() ?? [], (test) => this.#nameOf(test));
    const passed = [...tests]
      .filter(([, all]) => all.every((test) => test.results.at(-1)?.status === 'passed'))
      .map(([test, all]): JustPassed => ({ test, addresses: all.flatMap(addressesOf) }));
    writeFileSync(file, JSON.stringify(passed));
  }

  /** Tests that run one after the other build on each other: they are remembered together. */
  #nameOf(test: TestCase): string {
    const file = path.relative(this.#root, test.location.file);
    if (/mode: 'serial'/.test(readFileSync(test.location.file, 'utf8'))) return file;
    return [file, ...test.titlePath().slice(3)].join(' › ');
  }

  printsToStdio(): boolean {
    return false;
  }
}

const addressesOf = ({ results }: TestCase): string[] =>
  results
    .flatMap(({ annotations }) => annotations)
    .filter(({ type }) => type === 'asked')
    .flatMap(({ description = '' }) => description.split(' '))
    .filter((address) => address !== '');
