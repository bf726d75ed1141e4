import type { Transport } from '../knowledge/schema.ts';
import { stepsToShow, type FirstAid } from './first-aid.ts';
import { imply, type FindingLinks } from '../reading/imply.ts';
import { compileLexicon } from '../reading/lexicon.ts';
import { readPerson, type Given, type Person } from '../reading/person.ts';
import type { LexiconSource } from '../reading/prepare-phrases.ts';
import { quoter, type Quote } from '../reading/quotes.ts';
import { readFindings } from '../reading/read-findings.ts';

export type RedFlagKind = 'medical' | 'self_harm' | 'poisoning' | 'violence';

interface RedFlagHelpline {
  readonly name: string;
  readonly number: string;
}

/** One way to raise a flag: all of `all`, `at_least` (1 unless told) of `any`, none of `none`, and the right person. */
interface RedFlagCase {
  readonly all?: readonly string[] | undefined;
  readonly any?: readonly string[] | undefined;
  readonly at_least?: number | undefined;
  readonly none?: readonly string[] | undefined;
  /** `known`: the lower limit is met only by an age that is told or follows from who it is. */
  readonly age?:
    | { readonly min?: number | undefined; readonly max?: number | undefined; readonly known?: boolean | undefined }
    | undefined;
  readonly sex?: 'male' | 'female' | undefined;
}

/** What a raised flag says, in one language. */
export interface RedFlagTexts {
  readonly title: string;
  readonly steps: readonly string[];
  /** Asks whether it is happening now; only where a learned alarm may ask so. */
  readonly question?: string | undefined;
}

export interface RedFlagRule extends RedFlagTexts {
  readonly id: string;
  readonly kind: RedFlagKind;
  readonly level: 'emergency' | 'urgent';
  /** How to get to a hospital; the device has it apart (`@sahaay/engine/screen/go-now`). */
  readonly transport?: Transport | undefined;
  /** The condition that it speaks for most; the device has no use for it. */
  readonly condition?: string | undefined;
  readonly when: readonly RedFlagCase[];
  readonly helplines: readonly RedFlagHelpline[];
  /** Of each step, what it must not contradict: see `FirstAid`. */
  readonly stances?: readonly string[];
  /** The same in Hindi; the device loads it apart (`@sahaay/engine/screen/hindi`). */
  readonly hindi?: RedFlagTexts;
}

/** Everything the screen needs, cut from the knowledge base. */
export interface RedFlagBundle extends LexiconSource, FindingLinks {
  /** The most immediate danger first. */
  readonly rules: readonly RedFlagRule[];
  readonly classes: DangerClasses;
}

/** Of each class of danger the flags that are asked about when it is noticed without a rule; `general` when no class is. */
export type DangerClasses = Readonly<Record<string, readonly string[]>>;

export interface RaisedFlag {
  readonly rule: RedFlagRule;
  /** The findings that raised it. */
  readonly findings: readonly string[];
}

/** A raised flag as a page shows it. `evidence` holds the person's own words. */
export interface RedFlagMatch {
  readonly id: string;
  readonly kind: RedFlagKind;
  readonly level: 'emergency' | 'urgent';
  readonly title: string;
  readonly evidence: readonly string[];
  /** What to do that the flags before it do not say: may be empty. */
  readonly steps: readonly string[];
  /** The places of these steps among all that the flag has, for saying them in another language. */
  readonly shown?: readonly number[];
  readonly helplines: readonly RedFlagHelpline[];
  /** How to get to a hospital; an ambulance where it is not told. */
  readonly transport?: Transport;
  /** Only of a danger that was noticed without a rule. */
  readonly noticed?: Noticed;
}

/** How a danger without a rule is shown. */
export interface Noticed {
  /** Whether it needs no question first. */
  readonly sure: boolean;
  /** "Is this happening now?", and the red flag that a yes raises: at most three. */
  readonly questions: readonly { readonly text: string; readonly flag: RedFlagMatch }[];
}

/** The findings that can raise a rule. */
export function dangersOf(rules: readonly Pick<RedFlagRule, 'when'>[]): string[] {
  return [...new Set(rules.flatMap(({ when }) => when.flatMap(({ all = [], any = [] }) => [...all, ...any])))];
}

const NONE: readonly string[] = [];

/** The findings that are present. */
type Present = Pick<ReadonlySet<string>, 'has'>;

/** The rules that hold, in the order of the rules: the most immediate danger first. An unknown age meets a lower limit (unless the rule wants a known one), never an upper one; an unknown sex meets any. */
export function raiseFlags(rules: readonly RedFlagRule[], present: Present, person: Person): RaisedFlag[] {
  const raised: RaisedFlag[] = [];
  for (const rule of rules) {
    const isNow = (when: RedFlagCase): boolean => isMet(when, present, person);
    if (!rule.when.some(isNow)) continue;
    const met = rule.when.filter(isNow);
    const findings = met.flatMap(({ all = [], any = [] }) => [...all, ...any]).filter((id) => present.has(id));
    raised.push({ rule, findings: [...new Set(findings)] });
  }
  return raised;
}

function isMet(when: RedFlagCase, present: Present, person: Person): boolean {
  return hasFindings(when, present) && isOfAge(when, person) && isOfSex(when, person);
}

function hasFindings(
  { all = NONE, any = NONE, none = NONE, at_least: least = 1 }: RedFlagCase,
  present: Present,
): boolean {
  for (const id of all) if (!present.has(id)) return false;
  let some = 0;
  for (const id of any) if (present.has(id)) some++;
  return (any.length === 0 || some >= least) && !none.some((id) => present.has(id));
}

function isOfSex({ sex }: RedFlagCase, person: Person): boolean {
  return !sex || !person.sex || sex === person.sex;
}

function isOfAge({ age }: RedFlagCase, person: Person): boolean {
  if (age?.max !== undefined && (person.age === undefined || person.age > age.max)) return false;
  if (age?.min === undefined || (person.age === undefined && !age.known)) return true;
  const years = person.age ?? person.atLeast;
  return years !== undefined && years >= age.min;
}

/** Builds a screen over a bundle. The text stays where it is: nothing is kept or sent. */
export function createScreen(bundle: RedFlagBundle): (text: string, given?: Given) => RedFlagMatch[] {
  const lexicon = compileLexicon({ ...bundle, dangers: dangersOf(bundle.rules) });
  return (text, given = {}) => {
    const mentions = readFindings(text, lexicon).filter(({ present }) => present);
    const implied = imply(new Set(mentions.map((mention) => mention.finding)), bundle);
    return toMatches(
      raiseFlags(bundle.rules, implied, readPerson(text, given)),
      implied,
      quoter(text, mentions),
      () => undefined,
    );
  };
}

const SILENT: FirstAid = { steps: [] };

/**
 * Puts the person's own words to raised flags, and what they say together: no step twice, none that contradicts a more immediate danger.
 * @param raised as `raiseFlags` gives them, the most immediate danger first
 * @param quote as `quoter` gives it for the text
 * @param textsOf what a rule says in another language; English where it gives nothing
 * @param before what is said before these flags
 */
export function toMatches(
  raised: readonly RaisedFlag[],
  implied: ReadonlyMap<string, readonly string[]>,
  quote: Quote,
  textsOf: (rule: RedFlagRule) => RedFlagTexts | undefined,
  before: FirstAid = { steps: [] },
): RedFlagMatch[] {
  // "See a doctor today" is no word to somebody who needs an ambulance.
  const isEmergency = before.steps.length > 0 || raised.some(({ rule }) => rule.level === 'emergency');
  const speaks = ({ level }: RedFlagRule): boolean => level === 'emergency' || !isEmergency;
  const [, ...shown] = stepsToShow([before, ...raised.map(({ rule }) => (speaks(rule) ? rule : SILENT))]);
  return raised.map(({ rule, findings }, at) => {
    const { id, kind, level, helplines } = rule;
    const { title, steps } = textsOf(rule) ?? rule;
    const because = new Set(findings.flatMap((finding) => implied.get(finding) ?? []));
    return {
      id,
      kind,
      level,
      title,
      evidence: quote(because),
      steps: shown[at]!.map((place) => steps[place]!),
      shown: shown[at]!,
      helplines,
    };
  });
}
