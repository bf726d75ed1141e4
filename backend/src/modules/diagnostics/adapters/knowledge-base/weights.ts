/** Fitted on one half of the records and confirmed on the other, both ways; see docs/diagnosis-accuracy.md. */
export const WEIGHTS = {
  /** What the condition does not list counts this share of its background. */
  unexplained: 0.22,
  unexplainedRisk: 0.72,
  unexplainedDetail: 0.95,
  /** Later findings of one group. */
  sameGroup: 0.92,
  risk: 1.2,
  /** An expected finding that was not mentioned counts this share of a denied one. */
  unmentioned: 0.32,
  denied: 1.15,
  prior: 0.6,
  durationOff: 0.3,
} as const;
/** Bounds in log odds: a single finding decides nothing alone. */
export const STRONGEST = 5;
export const STRONGEST_ABSENCE = 2.5;
export const EXCLUDED = 4;
/** Nobody tells everything: of a condition that lists many symptoms a smaller share is expected. */
const USUAL_SYMPTOMS = 12;
const FEWEST_SYMPTOMS = 6;
const LIST_LENGTH_POWER = 0.4;

/** What an expected symptom that was not mentioned counts, as a share of a denied one, for a condition that lists so many. */
export function unmentionedWeight(symptoms: number): number {
  return WEIGHTS.unmentioned * (USUAL_SYMPTOMS / Math.max(FEWEST_SYMPTOMS, symptoms)) ** LIST_LENGTH_POWER;
}

/** Fitted by the Brier score of the first condition, each record set counting alike: the scores alone are a little too sure. */
export const TEMPERATURE = 1.1;
/** The share of complaints whose illness is among those we know and can be told from words. */
export const KNOWN_SHARE = 0.93;
