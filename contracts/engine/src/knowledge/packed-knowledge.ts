import { packPhrases, unpackPhrases, type PackedPhrases } from '../reading/packed-phrases.ts';
import { columnsOf, recordsOf, type Columns } from './columns.ts';
import type { PreparedKnowledge } from './knowledge-base.ts';
import type { Knowledge } from './schema.ts';

const LISTS = ['findings', 'conditions', 'redFlags'] as const;
type List = (typeof LISTS)[number];

/** Prepared knowledge as the build leaves it and as it travels: two thirds of the size, compressed. */
export interface PackedKnowledge {
  readonly knowledge: Omit<Knowledge, List> & Readonly<Record<List, Columns>>;
  readonly phrases: PackedPhrases;
}

/** Packs knowledge for a file; `unpackKnowledge` gives back the same. */
export function packKnowledge({ knowledge, phrases }: PreparedKnowledge): PackedKnowledge {
  const lists = Object.fromEntries(LISTS.map((list) => [list, columnsOf(knowledge[list])])) as Record<List, Columns>;
  return { knowledge: { ...knowledge, ...lists }, phrases: packPhrases(phrases) };
}

/** Prepared knowledge again. */
export function unpackKnowledge({ knowledge, phrases }: PackedKnowledge): PreparedKnowledge {
  const lists = Object.fromEntries(LISTS.map((list) => [list, recordsOf(knowledge[list])])) as unknown as Pick<
    Knowledge,
    List
  >;
  return { knowledge: { ...knowledge, ...lists }, phrases: unpackPhrases(phrases) };
}
