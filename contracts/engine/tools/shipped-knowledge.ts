import { existsSync, readFileSync } from 'node:fs';
import { knowledgeBaseOf, prepareKnowledge, type KnowledgeBase } from '../src/knowledge/knowledge-base.ts';
import { unpackKnowledge, type PackedKnowledge } from '../src/knowledge/packed-knowledge.ts';
import type { Numbers } from '../src/reading/word-forms.ts';
import { loadKnowledge } from './load-knowledge.ts';

/** Where the build leaves the prepared knowledge: reading it takes a tenth of the time of reading and checking all files. */
export const PREPARED_FILE = new URL('./knowledge.prepared.json', import.meta.url);

let shipped: { readonly base: KnowledgeBase; readonly words: Numbers } | undefined;

function read(): { readonly base: KnowledgeBase; readonly words: Numbers } {
  const prepared = existsSync(PREPARED_FILE)
    ? unpackKnowledge(JSON.parse(readFileSync(PREPARED_FILE, 'utf8')) as PackedKnowledge)
    : prepareKnowledge(loadKnowledge());
  return { base: knowledgeBaseOf(prepared), words: prepared.phrases.words };
}

/** The knowledge that ships with the product, read once per process: as the build prepared it, else from its files. */
export function shippedKnowledge(): KnowledgeBase {
  shipped ??= read();
  return shipped.base;
}

/** Every word that the shipped knowledge reads, with the number of its family: "fever", "bukhar" and "बुखार" are one. */
export function shippedWords(): Numbers {
  shipped ??= read();
  return shipped.words;
}
