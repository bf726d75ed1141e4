import { shippedKnowledge } from './adapters/knowledge-base/shipped-knowledge.js';
import { specialtyLookup } from './adapters/knowledge-base/specialty-for-condition.js';

let lookup: ReturnType<typeof specialtyLookup> | undefined;

/**
 * Which kind of care a condition belongs to.
 *
 * @param name of a condition, as shown or any synonym, in any case and common spelling
 * @returns a key of the places directory's specialties, `general` for an unknown condition
 */
export function specialtyForCondition(name: string): ReturnType<NonNullable<typeof lookup>> {
  lookup ??= specialtyLookup(shippedKnowledge());
  return lookup(name);
}
