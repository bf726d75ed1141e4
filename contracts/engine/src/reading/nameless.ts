import { EDGE, GROWN_YEARS, WORD, type Subject } from './whose.ts';

/**
 * "A man has collapsed", "she will not drink", "usko bukhar hai": somebody without a name, of whom only another than the one in
 * need writes. "He" may be the dog that bit, and "woh" the pain.
 */
const NAMELESS = new RegExp(
  String.raw`${WORD}(?:some(?:one|body)|kisi ne|किसी ने|(?:an?|one|this|the|ek|एक) (?:[\p{L}\p{M}]+ )?(?:m[ae]n|woman|lady|boy|girl|guy|person|aa?dmi|aurat|ladk[aei]|आदमी|औरत|लड़क[ाेी])|(?:s?he|her|his)(?! (?:bit|scratch|left|sa[iy]|told|died|hit))|[ui](?:sko|ski|nko|nhen?|nk[aei])|^(?:woh?|vo|वह|वो)(?! दर्द)|उसे|[उइ](?:सको|सकी|न्हें|नको|नक[ाेी]))${EDGE}`,
  'iu',
);
const GROWN_NAMELESS = /(?:man|lady|guy|person|dmi|aurat|आदमी|औरत)$/iu;
const OF_WRITER = new RegExp(
  String.raw`${WORD}(?:(?:i|i['’]?(?:m|ve|ll|d)|me|my|myself|mujh(?:e|ko)|muje|maine|main|mer[aei]|hoo?n|karu?n?)${EDGE}|मुझ|मै|मेर|हू|करू)`,
  'iu',
);
const BEAST = /\b(?:dog|cat|monkey|snake|bull|cow|bandar|kutt|saa?np)|कुत्त|बंदर|सा[ंँ]प/iu;

/** Somebody without a name of whom a text tells, where nothing in it tells of the writer. */
export function namelessIn(text: string): Subject | undefined {
  const named = NAMELESS.exec(text);
  if (!named || OF_WRITER.test(text) || BEAST.test(text.slice(0, named.index))) return undefined;
  return { who: 'other', atLeast: GROWN_NAMELESS.test(named[0]) ? GROWN_YEARS : undefined, isNameless: true };
}
