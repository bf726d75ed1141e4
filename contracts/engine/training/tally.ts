/** How many of some messages an emergency was found in: by the rules, by the learned reader, by the engine as it is shipped. */
export interface Found {
  readonly messages: number;
  readonly rules: number;
  readonly reader: number;
  readonly either: number;
  /** How many were no alarm and were asked about first; not there where there are none. */
  readonly asked?: number;
}

export interface Figures {
  readonly dangers: Found;
  readonly calm: Found;
}

/** How often something was taken for what: what it is → what it was taken for → messages. */
export type Confusion = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What the engine made of a message of the corpus. */
export interface Judged {
  readonly label: 'danger' | 'calm';
  readonly language: string;
  readonly style: string;
  /** Class and kind of the danger it speaks of, or that it looks like. */
  readonly class: string;
  readonly kind: string;
  readonly rules: boolean;
  readonly reader: boolean;
  readonly either: boolean;
  /** No alarm, but asked about first (doubt.ts). */
  readonly asked: boolean;
  /** Class by the words of classes, and kind of the flag that is shown first; `none` where there is none. */
  readonly takenForClass: string;
  readonly takenForKind: string;
}

/** What a sitting shows beside the sums of its languages. */
export interface Details {
  /** Dangers by class. */
  readonly classes: Readonly<Record<string, Found>>;
  /** Calm messages by style. */
  readonly styles: Readonly<Record<string, Found>>;
  readonly takenForClass: Confusion;
  readonly takenForKind: Confusion;
}

/** Dangers and calm messages in which an emergency was found. */
export function figuresOf(judged: readonly Judged[]): Figures {
  const of = (label: Judged['label']): Found => foundIn(judged.filter((message) => message.label === label));
  return { dangers: of('danger'), calm: of('calm') };
}

/** Counts by class, style and what was taken for what. */
export function detailsOf(judged: readonly Judged[]): Details {
  const dangers = judged.filter(({ label }) => label === 'danger');
  const calm = judged.filter(({ label }) => label === 'calm');
  return {
    classes: by(dangers, (message) => message.class, foundIn),
    styles: by(calm, ({ style }) => style, foundIn),
    takenForClass: by(
      dangers,
      (message) => message.class,
      (own) => by(own, (message) => message.takenForClass, count),
    ),
    takenForKind: by(
      dangers,
      ({ kind }) => kind,
      (own) => by(own, (message) => message.takenForKind, count),
    ),
  };
}

/** The sum of the details of several sittings. */
export function sumOf(details: readonly Details[]): Details {
  return {
    classes: added(
      details.map(({ classes }) => classes),
      addFound,
    ),
    styles: added(
      details.map(({ styles }) => styles),
      addFound,
    ),
    takenForClass: added(
      details.map(({ takenForClass }) => takenForClass),
      addCounts,
    ),
    takenForKind: added(
      details.map(({ takenForKind }) => takenForKind),
      addCounts,
    ),
  };
}

const count = (own: readonly Judged[]): number => own.length;

function foundIn(own: readonly Judged[]): Found {
  const found = (by: 'rules' | 'reader' | 'either' | 'asked'): number => own.filter((message) => message[by]).length;
  const all = { messages: own.length, rules: found('rules'), reader: found('reader'), either: found('either') };
  return withAsked(all, found('asked'));
}

function by<Value>(
  judged: readonly Judged[],
  keyOf: (message: Judged) => string,
  valueOf: (own: readonly Judged[]) => Value,
): Record<string, Value> {
  const keys = [...new Set(judged.map(keyOf))].sort();
  return Object.fromEntries(keys.map((key) => [key, valueOf(judged.filter((message) => keyOf(message) === key))]));
}

function added<Value>(
  all: readonly Readonly<Record<string, Value>>[],
  add: (one: Value, other: Value) => Value,
): Record<string, Value> {
  const sum = new Map<string, Value>();
  for (const [key, value] of all.flatMap((one) => Object.entries(one))) {
    const before = sum.get(key);
    sum.set(key, before === undefined ? value : add(before, value));
  }
  return Object.fromEntries([...sum].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function addFound(one: Found, other: Found): Found {
  const both = {
    messages: one.messages + other.messages,
    rules: one.rules + other.rules,
    reader: one.reader + other.reader,
    either: one.either + other.either,
  };
  return withAsked(both, (one.asked ?? 0) + (other.asked ?? 0));
}

const withAsked = (found: Found, asked: number): Found => (asked > 0 ? { ...found, asked } : found);

/** What came of some messages, in words: "caught" counts alarms alone. */
export function outcomesOf({ messages, either, asked = 0 }: Found): string {
  return `alarm ${either}, asked first ${asked}, none ${messages - either - asked} of ${messages} (alarm or asked first ${either + asked})`;
}

const addCounts = (
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> => added([one, other], (left, right) => left + right);
