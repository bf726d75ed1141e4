import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Pattern } from './patterns-in-source.ts';

/** `npm test -- --all` and CI set this, to prove everything again. */
const PROVE_AGAIN = process.env['PROVE_AGAIN'] === '1';

/**
 * The patterns that the same checker has proven safe in this checkout with the same effort. Each proof saves minutes of
 * work.
 */
export class ProvenPatterns {
  private readonly file: string;
  private readonly proven: Set<string>;
  private readonly effort: string;

  /** @param effort what the checker is told besides a pattern */
  constructor(root: string, effort: object) {
    const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };
    this.effort = JSON.stringify({ version, ...effort });
    this.file = path.join(root, '.nx/safe-patterns.json');
    const isKept = existsSync(this.file) && !PROVE_AGAIN;
    this.proven = new Set(isKept ? (JSON.parse(readFileSync(this.file, 'utf8')) as string[]) : []);
  }

  has(pattern: Pattern): boolean {
    return this.proven.has(this.keyOf(pattern));
  }

  add(pattern: Pattern): void {
    this.proven.add(this.keyOf(pattern));
  }

  keep(): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify([...this.proven].sort()));
  }

  private keyOf({ source, flags }: Pattern): string {
    return createHash('sha256').update(`${this.effort} /${source}/${flags}`).digest('hex').slice(0, 24);
  }
}
