import { createHash } from 'node:crypto';
import { fewestNames, type Wanted, type WantedWord } from './wanted.js';

/** What somebody asks for. */
export interface Question {
  readonly wanted: Wanted;
  /** The key of the topic, when one is asked for: texts that belong to it may be filed under this. */
  readonly filedUnder?: string;
}

/** A name of a topic that a text has when it has the word by which the name is kept, and all of these too. */
interface KeptName {
  readonly key: string;
  readonly others: readonly WantedWord[];
}

/**
 * The number under which a topic is filed. It is made of the words by which the topic is found, so that releases which
 * agree about these share what is filed, and what another release filed by other words is not taken for it.
 * @returns a whole number of 64 bits, with its sign
 */
export function filingKey(wanted: Wanted): string {
  const names = wanted.map((name) => name.map(({ keys }) => [...keys].toSorted().join('|')).toSorted());
  return numberOf(names.map((words) => words.join('&')).toSorted());
}

const numberOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest().readBigInt64BE().toString();

/** Tells under which topics a text is filed. */
export class TopicFiling {
  private readonly filed = new Set<string>();
  private readonly kept = new Map<string, KeptName[]>();

  /** From now on texts are filed under this topic too: by each word that can stand for the most special one of a name. */
  add({ wanted, filedUnder: key }: Required<Question>): void {
    this.filed.add(key);
    for (const name of fewestNames(wanted)) {
      const [special, ...others] = name.toSorted((one, other) => one.keys.size - other.keys.size);
      for (const word of special!.keys) this.kept.set(word, [...(this.kept.get(word) ?? []), { key, others }]);
    }
  }

  /** The keys of all topics. */
  get keys(): string[] {
    return [...this.filed].toSorted();
  }

  /** The number of this filing: another one knows other topics, or finds one by other words. */
  get version(): string {
    return numberOf(this.keys);
  }

  /** The keys of the topics to which a text belongs that has these words, each once. */
  of(words: readonly string[]): string[] {
    const own = new Set(words);
    const names = words.flatMap((word) => this.kept.get(word) ?? []);
    const has = ({ others }: KeptName) => others.every(({ keys }) => !keys.isDisjointFrom(own));
    return [...new Set(names.filter(has).map(({ key }) => key))];
  }
}
