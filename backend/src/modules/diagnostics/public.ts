export { countReviewed, provenance } from './adapters/knowledge-base/provenance.js';
import { shippedKnowledge } from './adapters/knowledge-base/shipped-knowledge.js';
import { specialtyLookup } from './adapters/knowledge-base/specialty-for-condition.js';

let lookup: ReturnType<typeof specialtyLookup> | undefined;

/**
 * Which kind of care a condition or complaint belongs to.
 *
 * @param name of a condition, as shown or any synonym, or a symptom; in English, Hindi or Hinglish, typing errors forgiven
 * @returns a key of the places directory's specialties, undefined for what is unknown
 */
export function specialtyForCondition(name: string): ReturnType<NonNullable<typeof lookup>> {
  lookup ??= specialtyLookup(shippedKnowledge());
  return lookup(name);
}
