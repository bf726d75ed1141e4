import type { Token } from '../tokens.js';
import type { Status } from './status.js';
import { set } from './vocabulary.js';

/** What a person with intrusive thoughts is afraid to do. */
const ACTS = set('stab stabbing kill killing murder murdering strangle strangling harm harming knife knives');
const THINKS =
  /\b(?:think|thinking|thoughts|images?|picture|pictures|scared|afraid|fear|imagine|imagining|ocd|intrusive|urges?)\b/;
/** The thought is feared, not wished. */
const REFUSES =
  /\b(?:ocd|intrusive|unwanted|(?:would|will|could) never|not want|(?:thoughts|images?|pictures|urges?) .{0,60}\b(?:scare|horrif|terrif|disgust|frighten|disturb|upset)\w*)\b/;
/** A danger to oneself, a baby, or by a voice, a plan or a knife in the hand is told, however it is refused. */
const DANGER =
  /\b(?:myself|suicide|die|live|alive|baby|newborn|voices?|planned|bought|hold|holding|took|stabbed|killed|himself|herself|(?:kill|hurt|stab|harm)\w* me)\b/;

/** Whether a word may be an act that is only thought of. */
export function mayBeUnwanted(word: string): boolean {
  return ACTS.has(word);
}

/** Whether a segment tells of acts that the person thinks of and does not want. */
export function areUnwanted(text: string): boolean {
  return THINKS.test(text) && REFUSES.test(text) && !DANGER.test(text);
}

/** "I keep thinking I will stab my wife, I don't want to": the act is imagined, to the end of its clause. */
export function markUnwanted(tokens: readonly Token[], act: number, to: number, status: Status[]): void {
  for (let rest = act; rest < to && (rest === act || !tokens[rest]!.comma); rest++) status[rest] = 'imagined';
}
