/** What the ranking multiplies, in the order it uses them. Only these are learned (`npm run train:weights`); all medical facts stand in the knowledge files. */
export interface Weights {
  /** The share of the log of the prior that counts: people who write have often gone beyond the most common illness. */
  readonly prior: number;
  /** What the condition does not list counts this share of its background: a symptom, a risk, a mere detail. */
  readonly unexplained: number;
  readonly unexplainedRisk: number;
  readonly unexplainedDetail: number;
  /** Later findings of one correlation group. */
  readonly sameGroup: number;
  readonly risk: number;
  /** An expected finding that was not mentioned counts this share of a denied one. */
  readonly unmentioned: number;
  /** Nobody tells everything: of a condition that lists many symptoms a smaller share is expected. 0: the same share. */
  readonly listLength: number;
  readonly denied: number;
  /** Per band of duration that the told one is off. */
  readonly durationOff: number;
  /** Most log odds that one finding adds: it decides nothing alone. */
  readonly strongest: number;
  /** Divides the odds: the scores alone are a little too sure. */
  readonly temperature: number;
}

/** Learned on one half of the records and confirmed on the other, both ways; see docs/diagnosis-accuracy.md. */
export const WEIGHTS: Weights = {
  prior: 0.6,
  unexplained: 0.22,
  unexplainedRisk: 0.72,
  unexplainedDetail: 0.95,
  sameGroup: 0.92,
  risk: 1.2,
  unmentioned: 0.32,
  listLength: 0.4,
  denied: 1.15,
  durationOff: 0.3,
  strongest: 5,
  temperature: 1.1,
};
/** Most log odds that one absent finding takes away, and what an excluding one does. */
export const STRONGEST_ABSENCE = 2.5;
export const EXCLUDED = 4;
/** What a red flag adds to the condition that it speaks for. */
export const FLAGGED = Math.log(20);
/** What it adds where the condition knows the same words itself: enough to go before a neighbour, too little to decide alone. */
export const FLAGGED_AGAIN = Math.log(4);
/** A risk that so large a share of the ill has (antibiotics before their bowel infection) is expected to be told; lesser risks are not. */
export const TELLING_RISK = 0.6;
const USUAL_SYMPTOMS = 12;
const FEWEST_SYMPTOMS = 6;

/** What an expected symptom that was not mentioned counts, as a share of a denied one, for a condition that lists so many. */
export function unmentionedWeight({ unmentioned, listLength }: Weights, symptoms: number): number {
  return unmentioned * (USUAL_SYMPTOMS / Math.max(FEWEST_SYMPTOMS, symptoms)) ** listLength;
}

/** The share of complaints whose illness is among those we know and can be told from words. */
export const KNOWN_SHARE = 0.93;
