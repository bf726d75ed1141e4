import type { ConditionEntry } from './schema.ts';

/** Every English name under which a condition is looked up; the broader and neighbouring ones last. */
export function allNames({
  name,
  medical_name: medicalName,
  synonyms,
  related,
}: Pick<ConditionEntry, 'name' | 'medical_name' | 'synonyms' | 'related'>): string[] {
  return [name, ...(medicalName ? [medicalName] : []), ...synonyms, ...related];
}
