import type { DataSource } from 'typeorm';
import type { Wanted, WantedWord } from '../domain/wanted.js';

/** A word that is not among the commonest is taken for half as common as the last of these. */
const RARER = 0.5;
/** So few entries with what is wanted hardly fill a page, so that all are read in any case. */
const LESS_THAN_A_PAGE = 30;
/** So many are read and put in order faster than those of a stretch of time are found, … */
const FEW = 1500;
/** … when the index goes through so many entries with the rarest word of each name at the most. */
const FEW_STEPS = 200_000;

/** How common words are among posts and replies, as the database has counted them in a sample for its own plans. */
export class WordShares {
  private readonly unknown: number;

  constructor(
    private readonly shares: ReadonlyMap<string, number>,
    private readonly entries: number,
  ) {
    this.unknown = Math.min(1, ...shares.values()) * RARER;
  }

  static async read(database: DataSource): Promise<WordShares> {
    const rows = await database.query<{ word: string; share: number }[]>(
      `select word, max(share)::float8 as share
         from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common (word, share)
        where schemaname = current_schema() and tablename in ('post', 'reply') and attname = 'words' and word is not null
        group by word`,
    );
    const [{ entries }] = await database.query<[{ entries: number }]>(
      `select sum(greatest(reltuples, 0))::float8 as entries from pg_class
        where oid in ('post'::regclass, 'reply'::regclass)`,
    );
    return new WordShares(new Map(rows.map(({ word, share }) => [word, share])), entries);
  }

  /** The same with the rarest word of each name first: the index goes from one entry with that word to the next. */
  rarestFirst(wanted: Wanted): Wanted {
    return wanted.map((name) => name.toSorted((one, other) => this.of(one) - this.of(other)));
  }

  /** Whether all that has what is wanted is so little that it is best read at once. */
  areFew(wanted: Wanted): boolean {
    const shares = wanted.map((name) => name.map((word) => this.of(word)));
    const expected = (shareOf: (ofName: readonly number[]) => number): number =>
      this.entries * shares.reduce((sum, ofName) => sum + shareOf(ofName), 0);
    const matches = expected((ofName) => ofName.reduce((product, share) => product * share, 1));
    return matches <= LESS_THAN_A_PAGE || (matches <= FEW && expected((ofName) => Math.min(...ofName)) <= FEW_STEPS);
  }

  private of({ keys, beginning }: WantedWord): number {
    let share = 0;
    for (const key of keys) share += this.shares.get(key) ?? this.unknown;
    if (beginning === undefined) return Math.min(1, share);
    for (const [word, ofWord] of this.shares) if (word.startsWith(beginning) && !keys.has(word)) share += ofWord;
    return Math.min(1, share);
  }
}
