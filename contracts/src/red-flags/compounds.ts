import { set } from './scope/vocabulary.js';
import type { Token } from './tokens.js';

const BLOOD = set('blood khoon khun खून');
const OF = set('ki की');
/** What makes no blood of the word before it: "blood pressure", "khoon ki jaanch". */
const PARTNERS = set('pressure sugar test tests report reports group bank thinner thinners thinning donation donor count cells work jaanch janch जांच जाँच');
const SAYS_PAIN = set('it pain ache that which and');

/** Whether words take a compound apart: "blood" without the "pressure" that follows it tells of no blood. */
export function takesApart(indexes: readonly number[], tokens: readonly Token[]): boolean {
  return indexes.some((index) => {
    if (!BLOOD.has(tokens[index]!.word)) return false;
    const partner = OF.has(tokens[index + 1]?.word ?? '') ? index + 2 : index + 1;
    return PARTNERS.has(tokens[partner]?.word ?? '') && !indexes.includes(partner);
  });
}

/** "It stabs in my chest": a pain that stabs is no stabbing. Gives the word that is meant. */
export function meantBy({ word }: Token, before: Token | undefined): string {
  return word === 'stabs' && SAYS_PAIN.has(before?.word ?? '') ? 'hurts' : word;
}
