import {
  type AssessedCondition,
  type Complaint,
  type ConditionEntry,
  type KnowledgeBase,
  specialtyName,
} from '@sahaay/engine';
import type { Assessment } from '../../domain/assessment.js';
import type { AnsweredCondition, Known } from './answer.js';

const keyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();

/** What the knowledge base knows of names that a model writes. */
export class KnownConditions {
  private readonly illnesses = new Map<string, ConditionEntry>();
  private readonly findings: ReadonlySet<string>;

  constructor({ conditions, findings }: Pick<KnowledgeBase, 'conditions' | 'findings'>) {
    for (const { entry } of conditions)
      for (const name of [...entry.synonyms, entry.medical_name ?? entry.name]) this.illnesses.set(keyOf(name), entry);
    for (const { entry } of conditions) this.illnesses.set(keyOf(entry.name), entry);
    this.findings = new Set(
      [...findings.values()].filter(({ kind }) => kind === 'symptom').map(({ name }) => keyOf(name)),
    );
  }

  /** For checking an answer to a complaint. */
  about({ text }: Complaint): Known {
    return {
      isIllness: (name) => this.illnesses.has(keyOf(name)),
      isFinding: (name) => this.findings.has(keyOf(name)),
      isQuote: (words) => quoteOf(words, text) !== undefined,
    };
  }

  /**
   * A checked condition as it is shown. What the knowledge base says of it goes before what a model wrote.
   *
   * @param own the answer of the knowledge base to the same complaint
   */
  describe(answered: AnsweredCondition, { text, language = 'en' }: Complaint, own: Assessment): AssessedCondition {
    const { name, definition, likelihood, missing, urgency, specialty } = answered;
    const quotes = answered.supporting.flatMap((words) => quoteOf(words, text) ?? []);
    const supporting = [...new Set(quotes)].slice(0, 5);
    const entry = this.illnesses.get(keyOf(name));
    const same = entry && own.conditions.find((one) => one.name === entry.name || one.name === entry.name_hi);
    if (same) return { ...same, likelihood, supporting: [...new Set([...same.supporting, ...supporting])] };
    const said = { likelihood, supporting, missing: missing.slice(0, 3) };
    if (!entry)
      return {
        name,
        medicalName: null,
        synonyms: [],
        definition,
        ...said,
        urgency,
        specialty: { key: specialty, name: specialtyName(specialty, language) },
      };
    const isHindi = language === 'hi';
    return {
      name: (isHindi ? entry.name_hi : undefined) ?? entry.name,
      medicalName: entry.medical_name,
      synonyms: isHindi ? [entry.name, ...entry.synonyms] : entry.synonyms,
      definition: (isHindi ? entry.definition_hi : undefined) ?? entry.definition,
      ...said,
      urgency: entry.urgency,
      specialty: { key: entry.specialty, name: specialtyName(entry.specialty, language) },
    };
  }
}

/** The place of the complaint that a model quotes, as the person wrote it. */
function quoteOf(words: string, text: string): string | undefined {
  const wanted = words.trim();
  if (wanted.length < 3) return undefined;
  const at = text.toLowerCase().indexOf(wanted.toLowerCase());
  const quote = text.slice(at, at + wanted.length);
  return at >= 0 && quote.toLowerCase() === wanted.toLowerCase() ? quote : undefined;
}
