/** Words that name nothing that could be done or left out. */
const SMALL = new Set(
  'a an the it its them they you your yourself that this there of on in into at to for from with by and or but as if so until also even not more much any all only now once out up down off over away back here own before doctor seen is left'.split(
    ' ',
  ),
);
const SENTENCE = /[.:;]/;
const PART = /,| (?:and|or) /;
/** "Do not rub or warm it": each deed is forbidden. */
const FORBIDS = /^(?:if you can, )?(?:do not|never) (.+)$/;
/** "Put nothing into the mouth". */
const DOES_NOTHING = /^(\w+) nothing\b(.*)$/;
/** "Take no aspirin", "No ice and no massage": what follows is not to be had. */
const NO = ' no ';
const OFFERS = new Set(['give', 'take', 'drink', 'eat', 'put', 'use']);

/** A deed that a step asks for or forbids. */
export interface Told {
  readonly forbids: boolean;
  /** What is done; null where only things are named. */
  readonly verb: string | null;
  readonly things: readonly string[];
}

/**
 * Whether one step asks for what the other forbids, as far as the words alone tell: the same deed with the same thing, or
 * a thing that is offered by the one and refused by the other.
 */
export const areOpposites = (one: string, other: string): boolean => contradict(toldIn(one), toldIn(other));

/** The same for steps that were read already. */
export function contradict(one: readonly Told[], other: readonly Told[]): boolean {
  return one.some((a) => other.some((b) => a.forbids !== b.forbids && (a.forbids ? isBanned(b, a) : isBanned(a, b))));
}

function isBanned(deed: Told, ban: Told): boolean {
  const isShared = ban.things.some((thing) => deed.things.includes(thing));
  if (ban.verb === null) return isShared && OFFERS.has(deed.verb ?? '');
  return ban.verb === deed.verb && (ban.things.length === 0 || isShared);
}

/** The deeds that a step asks for or forbids, in its order. */
export function toldIn(step: string): Told[] {
  return step
    .toLowerCase()
    .split(SENTENCE)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .flatMap(told);
}

function told(sentence: string): Told[] {
  const [, forbidden] = FORBIDS.exec(sentence) ?? [];
  if (forbidden) return bansIn(partsOf(forbidden));
  return partsOf(sentence).map((part) => {
    const nothing = DOES_NOTHING.exec(part);
    if (nothing) return { forbids: true, verb: nothing[1]!, things: wordsOf(nothing[2]!) };
    const [, thing] = ` ${part}`.split(NO);
    return thing ? { forbids: true, verb: null, things: wordsOf(thing) } : { forbids: false, ...deedOf(part) };
  });
}

/** "Do not cut or suck" forbids two deeds, "do not put oil or lime on it" one deed with two things. */
function bansIn(parts: readonly string[]): Told[] {
  const deeds = parts.map(deedOf);
  const [first] = deeds;
  if (!first || first.things.length === 0) return deeds.map((deed) => ({ forbids: true, ...deed }));
  return [{ forbids: true, verb: first.verb, things: parts.flatMap(wordsOf).slice(1) }];
}

function partsOf(sentence: string): string[] {
  return sentence.split(PART).map((part) => part.trim());
}

function deedOf(words: string): Pick<Told, 'verb' | 'things'> {
  const [verb = null, ...things] = wordsOf(words);
  return { verb, things };
}

function wordsOf(text: string): string[] {
  return text.split(/[^a-z0-9]+/).filter((word) => word && !SMALL.has(word));
}
