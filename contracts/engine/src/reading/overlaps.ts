import type { Lexicon } from './lexicon.ts';
import type { Match } from './match-phrases.ts';
import type { Token } from './tokens.ts';
import { SEPARATORS } from './words.ts';

/** A match that says or denies something. */
export interface ToldMatch {
  readonly match: Match;
  readonly present: boolean;
}

/** The matches that stand beside one another: see the two rules below. */
export function settleOverlaps(told: readonly ToldMatch[], tokens: readonly Token[], lexicon: Lexicon): ToldMatch[] {
  return withoutInner(withoutBridges(told, tokens), tokens, lexicon);
}

/** "Dark urine, loss of appetite" is no loss of urine: a match of two words over a comma or "and" falls when each of them belongs to a longer match on its own side. */
function withoutBridges(told: readonly ToldMatch[], tokens: readonly Token[]): readonly ToldMatch[] {
  const longer = byWord(told, tokens, (match) => match.to > match.from);
  const falls = ({ match }: ToldMatch): boolean => {
    const {
      words,
      from,
      to,
      phrase: { finding },
    } = match;
    if (words.length !== 2) return false;
    for (let at = from + 1; at <= to; at++) {
      if (!isBoundary(tokens[at]!)) continue;
      const own = (index: number): boolean =>
        longer[index]?.some(
          (other) => other.phrase.finding !== finding && (index < at ? other.to < at : other.from >= at),
        ) ?? false;
      if (own(from) && own(to)) return true;
    }
    return false;
  };
  return told.filter((one) => !falls(one));
}

function isBoundary({ word, comma }: Token): boolean {
  return comma || SEPARATORS.has(word);
}

/** The longer match wins over a shorter one inside it. A danger sign is hidden only by what is no complaint: history, family, a story. */
function withoutInner(told: readonly ToldMatch[], tokens: readonly Token[], { dangers, kinds }: Lexicon): ToldMatch[] {
  const isSymptom = ({ phrase: { finding } }: Match): boolean => (kinds[finding] ?? 'symptom') === 'symptom';
  const hides = (outer: Match, inner: Match): boolean =>
    !(dangers.has(inner.phrase.finding) && isSymptom(inner) && isSymptom(outer));
  const outer = byWord(told, tokens, (match) => match.words.length > 1 && match.gap <= 0);
  return told.filter(
    ({ match }) => !outer[match.words[0]!.index]?.some((other) => isInside(match, other) && hides(other, match)),
  );
}

/** Those of the matches that are asked for, by the places of their words. */
function byWord(
  told: readonly ToldMatch[],
  tokens: readonly Token[],
  isAsked: (match: Match) => boolean,
): readonly (readonly Match[] | undefined)[] {
  const at = tokens.map((): Match[] | undefined => undefined);
  for (const { match } of told) {
    if (isAsked(match)) for (const { index } of match.words) (at[index] ??= []).push(match);
  }
  return at;
}

function isInside(inner: Match, outer: Match): boolean {
  if (outer.words.length <= inner.words.length || outer.phrase.finding === inner.phrase.finding) return false;
  return inner.words.every(({ index }) => outer.words.some((other) => other.index === index));
}
