import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLostQuestions } from '../tools/check-health-questions.ts';
import { loadHealthQuestions } from '../tools/load-health-questions.ts';
import { KnowledgeError, loadKnowledge } from '../tools/load-knowledge.ts';

/** The files of the knowledge, changed in memory and written together or not at all. */
export class KnowledgeFiles {
  readonly #folder: string;
  readonly #contents = new Map<string, unknown>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The files of a folder: `red-flags/safety.json`. */
  names(kind: string): string[] {
    return readdirSync(join(this.#folder, kind))
      .filter((file) => file.endsWith('.json'))
      .map((file) => `${kind}/${file}`);
  }

  /** What a file holds. Whoever changes it changes what `replace` writes. */
  content(file: string): unknown {
    if (!this.#contents.has(file)) this.#contents.set(file, JSON.parse(this.#read(file)));
    return this.#contents.get(file);
  }

  /**
   * Puts the changed files into the place of the old ones, after all of them were checked together.
   *
   * @returns the names of the changed files
   * @throws KnowledgeError naming every mistake; then no file has changed
   */
  replace(): string[] {
    const changed = [...this.#contents]
      .map(([file, content]) => ({ file, text: `${JSON.stringify(content, null, 2)}\n` }))
      .filter(({ file, text }) => text !== this.#read(file));
    if (changed.length === 0) return [];
    this.#try(changed);
    const places = changed.map(({ file, text }) => ({ to: join(this.#folder, file), text }));
    try {
      for (const { to, text } of places) writeFileSync(`${to}.next`, text);
      for (const { to } of places) renameSync(`${to}.next`, to);
    } finally {
      for (const { to } of places) rmSync(`${to}.next`, { force: true });
    }
    return changed.map(({ file }) => file);
  }

  /** Checks the knowledge as it would be, in a copy. */
  #try(changed: readonly { file: string; text: string }[]): void {
    const trial = mkdtempSync(join(tmpdir(), 'knowledge-'));
    try {
      cpSync(this.#folder, trial, { recursive: true });
      for (const { file, text } of changed) writeFileSync(join(trial, file), text);
      checkKnowledge(trial);
    } finally {
      rmSync(trial, { recursive: true, force: true });
    }
  }

  #read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }
}

/** @throws KnowledgeError what `npm run check:knowledge` would say */
function checkKnowledge(folder: string): void {
  const { families } = loadKnowledge(folder);
  const lost = findLostQuestions(loadHealthQuestions(join(folder, 'health-questions')), families);
  if (lost.length > 0) throw new KnowledgeError(lost);
}
