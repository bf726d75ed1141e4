import type { CareLevel } from '@sahaay/contracts/constants';
import { decidesAdvice, suiter } from '../advice/suit.ts';
import type { Triage } from '../assessment.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { onceOf } from '../once-of.ts';
import { readBackground } from '../reading/background.ts';
import { implyMore } from '../reading/imply.ts';
import type { Reading } from '../reading/reading.ts';
import { raisedAlike, raisedIn } from '../red-flags/raised-in.ts';
import type { RaisedFlag } from '../red-flags/raise-flags.ts';
import { isFor, isKnownOtherwise } from './asked-of.ts';
import { chancesBy, openness, type Belief } from './expected-gain.ts';
import { isInForm, KNOWN, KNOWN_THINGS, tellsOfNone, toldOf } from './known.ts';

/** More at once are not read. */
const MOST = 6;
const NO_CARE_TO_CHANGE: ReadonlySet<CareLevel> = new Set(['emergency']);

/** The care that a complaint gets as it stands, null where there is too little to say, and how soon a reading of which more is present gets its. */
export interface Care {
  readonly triage: Triage | null;
  readonly levelOf: (reading: Reading, raised: readonly RaisedFlag[]) => CareLevel | null;
}

/** What is offered, and what the answers are worth. */
export interface KnownThatMatter {
  readonly offered: readonly string[];
  /** Nats: how open it is whether the care changes, and whether the steps do. */
  readonly care: number;
  readonly steps: number;
}

const NOTHING: KnownThatMatter = { offered: [], care: 0, steps: 0 };

/**
 * The illnesses, states and medicines that nobody has told and of which one would change the answer: the care, a red flag, or
 * the steps. Nothing is asked for in an emergency, and only once.
 */
export function knownThatMatter(
  reading: Reading,
  base: KnowledgeBase,
  belief: Belief,
  { triage, levelOf }: Care,
): KnownThatMatter {
  const { complaint, asked } = reading;
  if (!triage || NO_CARE_TO_CHANGE.has(triage.level) || asked.has(KNOWN) || tellsOfNone(complaint.text)) return NOTHING;
  const open = KNOWN_THINGS.filter((id) => isOpen(id, reading, base));
  if (open.length === 0) return NOTHING;
  const stepsFor = suiter(reading, base);
  const suiting = (of: Reading): string => stepsFor(triage.steps, of).join();
  const suitingNow = suiting(reading);
  const raised = raisedIn(reading, base.rules);
  const chanceOf = chancesBy(belief, base);
  const changes = open.map((id) => {
    const told = withKnown(reading, id, base);
    const news = [...told.present.keys()].filter((finding) => !reading.present.has(finding));
    const raisedThen = raisedAlike(told, news, raised, base.rules);
    const isCare =
      isOther(raisedThen, raised) || (mayMoveCare(id, belief, base) && levelOf(told, raisedThen) !== triage.level);
    const isStep = decidesAdvice(news, base) && suiting(told) !== suitingNow;
    return { id, isCare, isStep, chance: chanceOf(id) };
  });
  const offered = changes
    .filter(({ isCare, isStep }) => isCare || isStep)
    .sort((a, b) => Number(b.isCare) - Number(a.isCare) || b.chance - a.chance)
    .slice(0, MOST);
  return {
    offered: KNOWN_THINGS.filter((id) => offered.some((one) => one.id === id)),
    care: openWhether(offered.filter(({ isCare }) => isCare)),
    steps: openWhether(offered.filter(({ isStep }) => isStep)),
  };
}

/** What each thing is in findings. */
const findingsOfThings = onceOf(
  (base: KnowledgeBase) => new Map(KNOWN_THINGS.map((id) => [id, [...readBackground(toldOf(id), base).present]])),
);

/** The same complaint of somebody of whom this is known. */
function withKnown(reading: Reading, id: string, base: KnowledgeBase): Reading {
  const told = findingsOfThings(base).get(id)!;
  const { complaint } = reading;
  return {
    ...reading,
    complaint: { ...complaint, answers: [...complaint.answers, { id, answer: 'yes' }] },
    present: implyMore(
      reading.present,
      told.filter((finding) => !reading.present.has(finding)),
      base.links,
    ),
    known: new Set([...reading.known, ...told]),
  };
}

function isOpen(id: string, reading: Reading, base: KnowledgeBase): boolean {
  const { present, denied, asked, complaint } = reading;
  if (present.has(id) || denied.has(id) || asked.has(id) || isInForm(id, complaint.background ?? {})) return false;
  return !isKnownOtherwise(id, reading, base) && isFor(id, reading, base);
}

/** Whether a thing makes one frail, or speaks for a condition in view: nothing else needs the care to be worked out anew. */
function mayMoveCare(id: string, belief: Belief, { findings }: KnowledgeBase): boolean {
  const { vulnerable, background } = findings.get(id)!;
  return vulnerable || belief.some(({ condition }) => (condition.given.get(id) ?? 0) > background);
}

/** Whether other rules rise than before. */
function isOther(raised: readonly RaisedFlag[], before: readonly RaisedFlag[]): boolean {
  return raised.length !== before.length || raised.some(({ rule }, at) => rule !== before[at]!.rule);
}

/** How open it is whether one of them holds. */
function openWhether(things: readonly { readonly chance: number }[]): number {
  const none = things.reduce((product, { chance }) => product * (1 - chance), 1);
  return none === 1 ? 0 : openness(1 - none);
}
