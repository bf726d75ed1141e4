import { compileLexicon, type Lexicon } from '../src/reading/lexicon.ts';
import { normaliseWord, stem } from '../src/reading/normalise.ts';
import { isSkipped, isStrong } from '../src/reading/phrases.ts';
import { readFindings } from '../src/reading/read-findings.ts';
import { soundOf } from '../src/reading/sound.ts';
import type { Finding, Knowledge } from '../src/knowledge/schema.ts';

/** The same findings in fewer words, for the file that travels to phones: what another phrase of the finding hears as well is left out. */
export function shorten(findings: readonly Finding[], knowledge: Knowledge): Finding[] {
  const familyOf = new Map(
    Object.entries(knowledge.families).flatMap(([name, words]) =>
      [name, ...words].map((word) => [stem(normaliseWord(word)), name] as const),
    ),
  );
  for (const [word, latin] of inLatinLetters(findings))
    if (!familyOf.has(word)) familyOf.set(word, familyOf.get(stem(normaliseWord(latin))) ?? latin);
  const each = findings.map((finding) => ({
    ...finding,
    phrases: withoutRepetition(finding.phrases.map((phrase) => inFamilies(phrase, familyOf))),
  }));
  const short = withoutNeedlessOrder(each, knowledge);
  const inLatin = lexiconOf(
    short.map((finding) => ({ ...finding, phrases: finding.phrases.filter((phrase) => !isDevanagari(phrase)) })),
    knowledge,
  );
  return short.map((finding) => ({
    ...finding,
    phrases: joined(finding.phrases.filter((phrase) => !isDevanagari(phrase) || !isHeard(phrase, finding.id, inLatin)))
      .map(inOneOrder)
      .sort(),
  }));
}

/** Phrases that differ in one place become one phrase with a choice there ("belly pain severe", "belly pain worst"), those first that save most letters. */
function joined(phrases: readonly string[]): readonly string[] {
  const alike = mostAlike(phrases);
  if (!alike) return phrases;
  const choice = new Set(alike.flatMap(({ choice }) => choice.split('|')));
  const { mark, before, after } = alike[0]!;
  const whole = mark + [...before, [...choice].join('|'), ...after].join(' ');
  const parts = new Set(alike.map(({ phrase }) => phrase));
  return joined([...phrases.filter((phrase) => !parts.has(phrase)), whole]);
}

/** A phrase of several places, looked at around one of them. */
interface Around {
  readonly phrase: string;
  /** Of an exact phrase "=". */
  readonly mark: string;
  readonly before: readonly string[];
  readonly choice: string;
  readonly after: readonly string[];
}

/** The phrases that are the same around one place, and of those groups the one with most letters to save. */
function mostAlike(phrases: readonly string[]): readonly Around[] | undefined {
  const groups = new Map<string, Around[]>();
  for (const around of phrases.flatMap(lookAround)) {
    const rest = [around.mark, ...around.before, '', ...around.after].join(' ');
    groups.set(rest, [...(groups.get(rest) ?? []), around]);
  }
  const saved = ([rest, all]: [string, readonly Around[]]): number => rest.length * (all.length - 1);
  const [most] = [...groups].sort((one, other) => saved(other) - saved(one));
  return most && most[1].length > 1 ? most[1] : undefined;
}

function lookAround(phrase: string): Around[] {
  const mark = phrase.startsWith('=') ? '=' : '';
  const places = phrase.slice(mark.length).split(' ');
  if (places.length === 1) return [];
  return places.map((choice, at) => ({
    phrase,
    mark,
    before: places.slice(0, at),
    choice,
    after: places.slice(at + 1),
  }));
}

/** Hindi words in Devanagari with the one word in Latin letters that sounds like them: a text in Devanagari is then understood as well. */
function inLatinLetters(findings: readonly Finding[]): [string, string][] {
  const words = [
    ...new Set(
      findings.flatMap(({ phrases }) =>
        phrases.filter((phrase) => !phrase.startsWith('=')).flatMap((phrase) => phrase.split(/[\s|]+/)),
      ),
    ),
  ].map(normaliseWord);
  const bySound = new Map<string, Set<string>>();
  for (const word of words) {
    const sound = isDevanagari(word) ? null : soundOf(word);
    if (sound !== null) bySound.set(sound, (bySound.get(sound) ?? new Set()).add(word));
  }
  return words.filter(isDevanagari).flatMap((word) => {
    const alike = [...(bySound.get(soundOf(word) ?? '') ?? [])];
    return alike.length === 1 ? [[stem(word), alike[0]!] as [string, string]] : [];
  });
}

function lexiconOf(findings: readonly Finding[], { families, sites }: Knowledge): Lexicon {
  return compileLexicon({
    phrases: Object.fromEntries(findings.map(({ id, phrases }) => [id, phrases])),
    kinds: {},
    families,
    sites,
    dangers: findings.map(({ id }) => id),
  });
}

/**
 * Leaves out the exact phrases that the others of their finding hear as well. What tells of self-harm keeps them: there a
 * wish counts ("I want to end my life"), which the words in any order leave to the cues.
 */
function withoutNeedlessOrder(findings: readonly Finding[], knowledge: Knowledge): Finding[] {
  const ofSelfHarm = new Set(
    knowledge.redFlags
      .filter(({ kind }) => kind === 'self_harm')
      .flatMap(({ when }) => when.flatMap(({ all = [], any = [] }) => [...all, ...any])),
  );
  const inAnyOrder = lexiconOf(
    findings.map((finding) => ({ ...finding, phrases: finding.phrases.filter((phrase) => !phrase.startsWith('=')) })),
    knowledge,
  );
  return findings.map((finding) => ({
    ...finding,
    phrases: finding.phrases.filter(
      (phrase) => !phrase.startsWith('=') || ofSelfHarm.has(finding.id) || !isHeard(phrase, finding.id, inAnyOrder),
    ),
  }));
}

function isDevanagari(phrase: string): boolean {
  return /\p{Script=Devanagari}/u.test(phrase);
}

/** The same phrase with each choice of words in the order of the alphabet: what is alike packs more tightly. */
function inOneOrder(phrase: string): string {
  const isExact = phrase.startsWith('=');
  const groups = phrase.slice(isExact ? 1 : 0).split(' ');
  const sorted = groups.map((group) => group.split('|').sort().join('|')).join(' ');
  return isExact ? `=${sorted}` : sorted;
}

/** Whether every reading of a phrase is understood as the finding: Hindi sounds alike in both scripts. */
function isHeard(phrase: string, finding: string, lexicon: Lexicon): boolean {
  const readings = phrase
    .replace(/^=/, '')
    .split(/\s+/)
    .reduce<string[]>(
      (heads, group) => heads.flatMap((head) => group.split('|').map((word) => `${head} ${word}`)),
      [''],
    );
  return readings.every((text) =>
    readFindings(text, lexicon).some((mention) => mention.finding === finding && mention.present),
  );
}

/** Says each word by the name of its family and leaves out small words: "goliyan kha|nigal" and "tablets ate|swallowed" become one phrase. */
function inFamilies(phrase: string, familyOf: ReadonlyMap<string, string>): string {
  if (phrase.startsWith('=')) return phrase;
  const groups = phrase.split(/\s+/).map((group) => {
    const words = group.split('|').filter((word) => !isSkipped(normaliseWord(word)) || isStrong(normaliseWord(word)));
    const named = words.map((word) => familyOf.get(stem(normaliseWord(word))) ?? word);
    return [...new Map(named.map((word) => [stem(normaliseWord(word)), word])).values()].sort().join('|');
  });
  const said = groups.filter((group) => group !== '');
  return said.length > 1 || groups.length === 1 ? said.join(' ') : phrase;
}

/** Leaves out a phrase when a kept one asks for less of the same words. */
function withoutRepetition(phrases: readonly string[]): string[] {
  const kept: string[][][] = [];
  const left = new Set<string>();
  const groupsOf = (phrase: string): string[][] =>
    phrase.split(' ').map((group) => group.split('|').map((word) => stem(normaliseWord(word))));
  for (const phrase of [...new Set(phrases)].sort(
    (a, b) => a.split(' ').length - b.split(' ').length || b.length - a.length,
  )) {
    if (!phrase.startsWith('=') && phrase.includes(' ')) {
      const groups = groupsOf(phrase);
      const saysNot = (all: readonly string[][]): boolean =>
        all.some((group) => group.some((word) => word === 'not' || word === 'cannot'));
      if (kept.some((less) => saysNot(less) === saysNot(groups) && asksLess(less, groups))) continue;
      if (groups.length > 1) kept.push(groups);
    }
    left.add(phrase);
  }
  return phrases.filter((phrase, index) => left.has(phrase) && phrases.indexOf(phrase) === index);
}

/** Whether each group of words holds a group of the other phrase, each its own. */
function asksLess(less: readonly (readonly string[])[], more: readonly (readonly string[])[]): boolean {
  const free = [...more];
  return less.every((group) => {
    const at = free.findIndex((other) => other.every((word) => group.includes(word)));
    if (at >= 0) free.splice(at, 1);
    return at >= 0;
  });
}
