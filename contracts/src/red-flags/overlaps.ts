import type { Lexicon } from './lexicon.js';
import type { Match } from './match-phrases.js';
import type { Token } from './tokens.js';
import { SEPARATORS } from './words.js';

/** The matches that stand beside one another: see the two rules below. */
export function settleOverlaps<T extends Match>(matches: readonly T[], tokens: readonly Token[], lexicon: Lexicon): T[] {
  return withoutInner(withoutBridges(matches, tokens), lexicon);
}

/** "Dark urine, loss of appetite" is no loss of urine: a match of two words over a comma or "and" falls when each of them belongs to a longer match on its own side. */
function withoutBridges<T extends Match>(matches: readonly T[], tokens: readonly Token[]): readonly T[] {
  const spans = matches.map(({ phrase, words }) => {
    const indexes = words.map(({ index }) => index);
    return { finding: phrase.finding, from: Math.min(...indexes), to: Math.max(...indexes), indexes };
  });
  const bridged = spans.filter(({ from, to, indexes }) => indexes.length === 2 && to > from && tokens.slice(from + 1, to + 1).some(isBoundary));
  if (bridged.length === 0) return matches;
  const falls = new Set(
    bridged.filter((match) => {
      for (let at = match.from + 1; at <= match.to; at++) {
        if (!isBoundary(tokens[at]!)) continue;
        const own = (index: number): boolean =>
          spans.some(({ finding, from, to, indexes }) => to > from && finding !== match.finding && indexes.includes(index) && (index < at ? to < at : from >= at));
        if (match.indexes.every(own)) return true;
      }
      return false;
    }),
  );
  return matches.filter((_, index) => !falls.has(spans[index]!));
}

function isBoundary({ word, comma }: Token): boolean {
  return comma || SEPARATORS.has(word);
}

/** The longer match wins over a shorter one inside it. A danger sign is hidden only by what is no complaint: history, family, a story. */
function withoutInner<T extends Match>(matches: readonly T[], { dangers, kinds }: Lexicon): T[] {
  const isSymptom = ({ phrase: { finding } }: T): boolean => (kinds[finding] ?? 'symptom') === 'symptom';
  const hides = (outer: T, inner: T): boolean => !(dangers.has(inner.phrase.finding) && isSymptom(inner) && isSymptom(outer));
  const outerAt = new Map<number, T[]>();
  for (const match of matches) {
    if (match.words.length < 2 || match.gap > 0) continue;
    for (const { index } of match.words) {
      const list = outerAt.get(index);
      if (list) list.push(match);
      else outerAt.set(index, [match]);
    }
  }
  return matches.filter((match) => !outerAt.get(match.words[0]!.index)?.some((outer) => isInside(match, outer) && hides(outer, match)));
}

function isInside(inner: Match, outer: Match): boolean {
  if (outer.words.length <= inner.words.length || outer.phrase.finding === inner.phrase.finding) return false;
  return inner.words.every(({ index }) => outer.words.some((other) => other.index === index));
}
