import type { Language } from '@sahaay/contracts/constants';
import { readContent } from '../reading/content.ts';
import { lexiconOf, type Lexicon } from '../reading/lexicon.ts';
import { packPhrases, unpackPhrases, type PackedPhrases } from '../reading/packed-phrases.ts';
import { orderPhrases } from '../reading/phrase-order.ts';
import { preparePhrases, type LexiconSource, type PreparedPhrases } from '../reading/prepare-phrases.ts';
import { matchesOf } from '../reading/read-findings.ts';
import { wordsOf, type Token } from '../reading/tokens.ts';
import type { HealthKnowledge, HealthQuestion, HealthSources } from './schema.ts';

/** What an answer rests on. */
export interface InformationSource {
  readonly organisation: string;
  readonly title: string;
  readonly year: number;
}

/** The answer to a plain question about health. */
export interface Information {
  readonly language: Language;
  /** The question that is answered, in plain words; null when there is no answer to what was asked. */
  readonly question: string | null;
  /** Some sentences; without an answer, what this page can do instead. */
  readonly answer: string;
  readonly sources: readonly InformationSource[];
}

/** Checked questions with what takes long to work out of their phrases. */
export interface PreparedHealthQuestions {
  readonly questions: readonly ServedQuestion[];
  readonly sources: HealthSources;
  readonly phrases: PreparedPhrases;
  /** By the number of a word's family: how many questions use it. A word of many questions tells little of what is asked. */
  readonly uses: readonly number[];
}

/** Prepared questions as the build leaves them: plain data. */
export interface PackedHealthQuestions extends Omit<PreparedHealthQuestions, 'phrases'> {
  readonly phrases: PackedPhrases;
}

/** Packs questions for a file; `unpackHealthQuestions` gives back the same. */
export function packHealthQuestions({ phrases, ...rest }: PreparedHealthQuestions): PackedHealthQuestions {
  return { ...rest, phrases: packPhrases(phrases) };
}

/** Prepared questions again. */
export function unpackHealthQuestions({ phrases, ...rest }: PackedHealthQuestions): PreparedHealthQuestions {
  return { ...rest, phrases: unpackPhrases(phrases) };
}

type ServedQuestion = Pick<HealthQuestion, 'id' | 'question' | 'question_hi' | 'answer' | 'answer_hi' | 'sources'>;

/**
 * Works out what takes long.
 * @param families of the medical knowledge; those of the questions come before them
 */
export function prepareHealthQuestions(
  { questions, sources, families: own }: HealthKnowledge,
  families: LexiconSource['families'],
): PreparedHealthQuestions {
  const phrases = preparePhrases({
    phrases: Object.fromEntries(questions.map(({ id, phrases: said }) => [id, said])),
    families: joinFamilies(families, own),
    sites: [],
    kinds: {},
  });
  return {
    questions: questions.map(
      ({ id, question, question_hi: hindiQuestion, answer, answer_hi: hindiAnswer, sources: keys }) => ({
        id,
        question,
        question_hi: hindiQuestion,
        answer,
        answer_hi: hindiAnswer,
        sources: keys,
      }),
    ),
    sources,
    phrases: orderPhrases(phrases),
    uses: usesOf(questions, lexiconOf(phrases)),
  };
}

/** A word of a question's own family belongs to no other. */
function joinFamilies(families: LexiconSource['families'], own: LexiconSource['families']): LexiconSource['families'] {
  const taken = new Set(Object.entries(own).flatMap(([name, words]) => [name, ...words]));
  const others = Object.entries(families)
    .filter(([name]) => !taken.has(name))
    .map(([name, words]) => [name, words.filter((word) => !taken.has(word))] as const);
  const joined = Object.entries(own).map(([name, words]) => [name, [...words, ...(families[name] ?? [])]] as const);
  return Object.fromEntries([...others, ...joined]);
}

function usesOf(questions: HealthKnowledge['questions'], { familyOf }: Pick<Lexicon, 'familyOf'>): number[] {
  const uses: number[] = [];
  for (const { phrases } of questions) {
    const words = phrases.flatMap((phrase) => wordsOf(phrase.replaceAll(/[|=]/g, ' ')));
    for (const family of new Set(words.map(familyOf))) if (family !== null) uses[family] = (uses[family] ?? 0) + 1;
  }
  return Array.from(uses, (count) => count ?? 0);
}

/** The plain questions that can be answered, ready to be found. */
export class HealthQuestions {
  readonly #questions: ReadonlyMap<string, ServedQuestion>;
  readonly #sources: HealthSources;
  readonly #lexicon: Lexicon;
  readonly #uses: readonly number[];

  constructor({ questions, sources, phrases, uses }: PreparedHealthQuestions) {
    this.#questions = new Map(questions.map((question) => [question.id, question]));
    this.#sources = sources;
    this.#lexicon = lexiconOf(phrases);
    this.#uses = uses;
  }

  /** The id of the question that a text asks: of the one whose phrase tells most; null when no phrase is said. */
  find(text: string, tokens: readonly Token[]): string | null {
    const read = readContent(text, tokens, this.#lexicon);
    let best: { id: string; told: number; gap: number } | null = null;
    for (const { phrase, words, gap } of matchesOf(read, this.#lexicon, () => false)) {
      const families = words.map(({ index, family }) => (phrase.isInOrder ? read.words[index]!.family : family));
      const told = families.reduce<number>((sum, family) => sum + this.#rarityOf(family), 0);
      if (!best || told > best.told || (told === best.told && gap < best.gap)) best = { id: phrase.finding, told, gap };
    }
    return best?.id ?? null;
  }

  /** How much a word of a family tells of what is asked. */
  #rarityOf(family: number | null): number {
    const uses = this.#uses[family ?? -1];
    return uses ? Math.log((this.#questions.size + 1) / uses) : 0;
  }

  /** The answer to a question that was found. */
  tell(id: string, language: Language): Information {
    const entry = this.#questions.get(id)!;
    const isHindi = language === 'hi';
    return {
      language,
      question: isHindi ? entry.question_hi : entry.question,
      answer: isHindi ? entry.answer_hi : entry.answer,
      sources: entry.sources.map((key) => this.#sources[key]!),
    };
  }
}
