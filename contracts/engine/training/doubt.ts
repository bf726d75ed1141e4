import { wordsOf } from '../src/learned/words.ts';
import type { Engine } from '../src/engine.ts';
import { raiseFlags, type RaisedFlag } from '../src/red-flags/raise-flags.ts';
import { quoter } from '../src/reading/quotes.ts';
import type { Reading } from '../src/reading/reading.ts';

/** An alarm of the rules that might be asked about first. */
export interface Alarm {
  readonly flags: readonly string[];
  readonly isDanger: boolean;
  /** The reader's score, of a model that has seen nothing of the same hand. */
  readonly score: number;
}

/** A shorter text says too little to be doubted, and of longer ones the reader has learned too few. */
const LENGTH = { fewest: 10, most: 80 } as const;
const GROWN_UP = 18;
/** A flag needs as many false alarms and as many alarms in all, or it is never doubted. */
const LEAST = { false: 4, all: 12 } as const;
/** As many alarms of the average kind are added to those of a flag, so that few examples move it little. */
const SHRINK = 10;
/** The log-odds of a danger below which an alarm is doubted: some 18 of 100. */
const CUT = -1.5;

/**
 * The emergencies that rules find in a text, where all rest on one phrase that is told of a grown-up, the text has a fitting
 * length and the rest of it is no emergency; else undefined.
 */
export function doubtable(engine: Engine, text: string): string[] | undefined {
  const words = wordsOf(text).length;
  if (words < LENGTH.fewest || words > LENGTH.most) return undefined;
  const reading = engine.read({ text, person: {}, answers: [] });
  const raised = raiseFlags(engine.base.rules, reading.present, reading.person).filter(
    ({ rule }) => rule.level === 'emergency',
  );
  if (!restsOnOnePhrase(reading, raised)) return undefined;
  if (engine.assess(restOf(reading, raised)).triage?.level === 'emergency') return undefined;
  return raised.map(({ rule }) => rule.id);
}

function restsOnOnePhrase(reading: Reading, raised: readonly RaisedFlag[]): boolean {
  const { complaint, person, mentions } = reading;
  const isChild = person.age === undefined ? person.who === 'child' : person.age < GROWN_UP;
  if (raised.length === 0 || isChild) return false;
  const causes = causesOf(reading, raised);
  const said = new Set(mentions.map(({ finding }) => finding));
  return [...causes].every((finding) => said.has(finding)) && quoter(complaint.text, mentions)(causes).length === 1;
}

/** A reading without the findings that raised the flags, and what follows from them. */
function restOf(reading: Reading, raised: readonly RaisedFlag[]): Reading {
  const causes = causesOf(reading, raised);
  const present = [...reading.present].filter(([, because]) => !because.some((finding) => causes.has(finding)));
  return {
    ...reading,
    present: new Map(present),
    mentions: reading.mentions.filter(({ finding }) => !causes.has(finding)),
  };
}

function causesOf({ present }: Reading, raised: readonly RaisedFlag[]): ReadonlySet<string> {
  return new Set(raised.flatMap(({ findings }) => findings.flatMap((finding) => present.get(finding) ?? [])));
}

/**
 * For each flag the score below which its alarm is almost surely none: the odds of a danger are those of the flag, shrunk to
 * the mean, times those of the score. The score's weight and the constant are fitted by logistic regression.
 *
 * @returns flag → score, rounded down to hundredths; a flag of too few examples is left out
 */
export function fitDoubt(alarms: readonly Alarm[]): Map<string, number> {
  const flags = [...new Set(alarms.flatMap((alarm) => alarm.flags))].sort();
  const share = alarms.filter(({ isDanger }) => isDanger).length / alarms.length;
  const odds = new Map<string, number>();
  for (const flag of flags) {
    const own = alarms.filter((alarm) => alarm.flags.includes(flag));
    const dangers = own.filter(({ isDanger }) => isDanger).length;
    if (own.length - dangers < LEAST.false || own.length < LEAST.all) continue;
    odds.set(flag, Math.log((dangers + SHRINK * share) / (own.length - dangers + SHRINK * (1 - share))));
  }
  const known = alarms.filter((alarm) => alarm.flags.every((flag) => odds.has(flag)));
  const { weight, constant } = regress(
    known.map((alarm) => ({ ...alarm, prior: Math.max(...alarm.flags.map((flag) => odds.get(flag)!)) })),
  );
  return new Map([...odds].map(([flag, prior]) => [flag, Math.floor((100 * (CUT - constant - prior)) / weight) / 100]));
}

/** Whether an alarm would be asked about first. */
export function isDoubted(below: ReadonlyMap<string, number>, { flags, score }: Omit<Alarm, 'isDanger'>): boolean {
  return flags.every((flag) => score < (below.get(flag) ?? Number.NEGATIVE_INFINITY));
}

/** Newton's method for two numbers, from a fixed start: the same every time. */
function regress(alarms: readonly (Alarm & { readonly prior: number })[]): { weight: number; constant: number } {
  let [weight, constant] = [1, 0];
  for (let round = 0; round < 25; round++) {
    let [byWeight, byConstant, ww, wc, cc] = [0, 0, 1e-6, 0, 1e-6];
    for (const { score, prior, isDanger } of alarms) {
      const chance = 1 / (1 + Math.exp(-(weight * score + prior + constant)));
      const error = (isDanger ? 1 : 0) - chance;
      const spread = chance * (1 - chance);
      byWeight += error * score;
      byConstant += error;
      ww += spread * score * score;
      wc += spread * score;
      cc += spread;
    }
    const size = ww * cc - wc * wc;
    weight += (cc * byWeight - wc * byConstant) / size;
    constant += (ww * byConstant - wc * byWeight) / size;
  }
  return { weight, constant };
}
