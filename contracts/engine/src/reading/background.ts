import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { findingsOfName } from './known-names.ts';
import { readFindings } from './read-findings.ts';
import { tokenise } from './tokens.ts';
import { NEGATIONS } from './words.ts';

/** What is known of the person in need beside the complaint, as a form or a family's profile tells it. */
export interface Background {
  readonly pregnant?: boolean | undefined;
  /** Completed weeks of the pregnancy. */
  readonly pregnancyWeeks?: number | undefined;
  /** In the person's own words, one illness each; so the others. */
  readonly illnesses?: readonly string[] | undefined;
  readonly medicines?: readonly string[] | undefined;
  readonly allergies?: readonly string[] | undefined;
}

/** Findings by id. */
export interface KnownFindings {
  readonly present: ReadonlySet<string>;
  readonly denied: ReadonlySet<string>;
}

/**
 * Reads what is known with the reader of complaints, and with the names that stand in forms alone, so that misspelled and local
 * names are understood. It tells of the past alone: an illness that somebody has had is no symptom of today, and raises no red
 * flag by itself.
 */
export function readBackground(background: Background | undefined, base: KnowledgeBase): KnownFindings {
  const mentions = sentencesOf(background ?? {})
    .flatMap((sentence) => readFindings(sentence, base.lexicon))
    .filter(({ finding }) => base.findings.get(finding)!.kind === 'history');
  const idsOf = (isPresent: boolean): string[] =>
    mentions.filter(({ present }) => present === isPresent).map(({ finding }) => finding);
  return { present: new Set([...idsOf(true), ...namedIn(background ?? {})]), denied: new Set(idsOf(false)) };
}

/** People write medicines among illnesses and illnesses among medicines; who writes "no diabetes" has none. */
function namedIn({ illnesses = [], medicines = [] }: Background): readonly string[] {
  return [...illnesses, ...medicines]
    .flatMap(entriesIn)
    .filter((entry) => !isDenied(entry))
    .flatMap((entry) => findingsOfName(entry) ?? []);
}

const BETWEEN = /[+&/,;।]|(?<![\p{L}\p{M}])(?:and|aur|tatha|और|तथा)(?![\p{L}\p{M}])/iu;

/** "Diabetes and bp" are two. */
export function entriesIn(name: string): string[] {
  return name
    .split(BETWEEN)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

export function isDenied(entry: string): boolean {
  return tokenise(entry).some(({ word }) => NEGATIONS.has(word));
}

/** Each thing by itself, since names that stand together make phrases that nobody said. */
function sentencesOf({
  pregnant,
  pregnancyWeeks,
  illnesses = [],
  medicines = [],
  allergies = [],
}: Background): string[] {
  return [
    ...(pregnancyWeeks === undefined ? [] : [`${pregnancyWeeks} weeks pregnant`]),
    ...(pregnant === undefined ? [] : [pregnant ? 'pregnant' : 'not pregnant']),
    ...illnesses,
    ...medicines.map((name) => `taking ${name}`),
    ...allergies.map((name) => `allergic to ${name}`),
  ];
}
