import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Pattern } from './patterns-in-source.ts';

/** A proof that takes longer than this, in milliseconds, is kept. */
export const LONG = 500;

const FILE = path.join(import.meta.dirname, 'kept-proofs.json');

interface Kept {
  /**
   * The version of recheck that made the proofs, with the effort that it was told. Other versions have proven nothing
   * of them.
   */
  readonly checker: string;
  readonly effort: object;
  /** Each pattern as it stands in the source: `/pattern/flags`. */
  readonly patterns: readonly string[];
}

export const written = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string => `/${source}/${flags}`;

/** Knows the patterns whose proof takes long and was made before, by the same checker with the same effort. */
export class KeptProofs {
  private readonly now: Pick<Kept, 'checker' | 'effort'>;
  private readonly isOfNow: boolean;
  private readonly kept: ReadonlySet<string>;

  /** @param effort what the checker is told besides a pattern */
  constructor(effort: object) {
    const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };
    this.now = { checker: version, effort };
    const { checker, effort: before, patterns } = JSON.parse(readFileSync(FILE, 'utf8')) as Kept;
    this.isOfNow = JSON.stringify({ checker, effort: before }) === JSON.stringify(this.now);
    this.kept = new Set(this.isOfNow ? patterns : []);
  }

  has(pattern: Pattern): boolean {
    return this.kept.has(written(pattern));
  }

  /**
   * Says what is wrong with the kept proofs: another checker made them, or the product does not have such a pattern any
   * more.
   */
  faults(patterns: readonly Pattern[]): string[] {
    const there = new Set(patterns.map(written));
    const gone = [...this.kept].filter((pattern) => !there.has(pattern));
    return [
      ...(this.isOfNow ? [] : ['was made by another version of recheck, or by one that was told something else']),
      ...gone.map((pattern) => `has a proof of ${pattern}, which is no pattern of the product`),
    ];
  }

  /** Keeps these proofs and no others. */
  keep(patterns: readonly Pattern[]): void {
    const kept: Kept = { ...this.now, patterns: [...new Set(patterns.map(written))].sort() };
    writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  }
}
