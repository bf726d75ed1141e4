import type { ConditionEntry } from '@sahaay/engine';
import { SearchLanguage, type Families } from './search-language.js';
import { topicNotFound } from './search-request.js';
import { filingKey, type Question } from './topic-filing.js';
import type { Wanted } from './wanted.js';
import { endingless } from './words-to-find.js';

/** What people write about, by its id and names. */
export type KnownTopic = Pick<ConditionEntry, 'id' | 'name' | 'synonyms'> & { readonly nameHi: string };

const namesOf = ({ name, name_hi: hindi, medical_name: medical, synonyms }: ConditionEntry): string[] => [
  name,
  hindi,
  ...(medical === null ? [] : [medical]),
  ...synonyms,
];

/** What the knowledge base says about words and topics. */
export class SearchKnowledge {
  /** Every condition as a topic, by its plain name, the commonest first. */
  readonly topics: readonly KnownTopic[];
  private readonly language: SearchLanguage;
  private readonly names: ReadonlyMap<string, readonly string[]>;

  constructor(conditions: readonly ConditionEntry[], families: Families) {
    const common = conditions.toSorted((a, b) => b.prevalence.base - a.prevalence.base);
    this.topics = common.map(({ id, name, name_hi: nameHi, synonyms }) => ({ id, name, nameHi, synonyms }));
    this.names = new Map(conditions.map((condition) => [condition.id, namesOf(condition)]));
    this.language = new SearchLanguage([...families, ...oneWordNames(conditions, families)]);
  }

  /** What somebody who types this looks for. Empty when nothing is left to look for. */
  typed(text: string): Wanted {
    return this.language.typed(text);
  }

  /**
   * What belongs to a topic, by all its names in both languages.
   * @throws DomainError not_found `topic_not_found`
   */
  about(topic: string): Required<Question> {
    const names = this.names.get(topic);
    if (!names) throw topicNotFound();
    const wanted = this.language.named(names);
    return { wanted, filedUnder: filingKey(wanted) };
  }
}

/** Names that are one word make a family each, unless a family has one of them already. */
function oneWordNames(conditions: readonly ConditionEntry[], families: Families): Families {
  const taken = new Set(families.map(([word]) => endingless(word)));
  return conditions.flatMap((condition, index) => {
    const words = namesOf(condition)
      .filter((name) => /^[\p{L}\p{M}]+$/u.test(name))
      .map((name) => name.toLowerCase());
    const free = words.filter((word) => !taken.has(endingless(word)));
    return free.map((word) => [word, -1 - index] as const);
  });
}
