import { readMedicines } from '../advice/told-medicines.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { entriesIn, isDenied, readBackground, type Background } from './background.ts';
import { findingsOfName, isAllergen } from './known-names.ts';

const MOST = 10;
/** What says that there is nothing, and no name. */
const NOTHING = /^(?:none|nil|na|n\/a|nothing|-+|\.+)$/i;
/** Told by any medicine and by any allergy, whatever its name. */
const OF_ANY: ReadonlySet<string> = new Set(['new_medicine', 'allergies_known', 'medicine_new_words', 'new_product']);

/** What stands in a form and was not understood, in the person's own words: each illness, medicine or allergy by itself, at most 10. */
export function unreadInForm(background: Background | undefined, base: KnowledgeBase): string[] {
  const { illnesses = [], medicines = [], allergies = [] } = background ?? {};
  const fields = [
    [illnesses, (entry: string) => ({ illnesses: [entry] })],
    [medicines, (entry: string) => ({ medicines: [entry] })],
    [allergies, (entry: string) => ({ allergies: [entry] })],
  ] as const;
  const unread = fields.flatMap(([names, told]) =>
    names.flatMap(entriesIn).filter((entry) => !isUnderstood(entry, told(entry), base)),
  );
  return [...new Set(unread)].slice(0, MOST);
}

function isUnderstood(entry: string, told: Background, base: KnowledgeBase): boolean {
  if (NOTHING.test(entry.trim()) || isDenied(entry)) return true;
  const isName = told.allergies ? isAllergen(entry) : findingsOfName(entry) !== undefined;
  if (isName || [...readBackground(told, base).present].some((id) => !OF_ANY.has(id))) return true;
  const { takes, allergies } = readMedicines(
    { text: '', person: {}, answers: [], background: told },
    base.tagged.advice,
  );
  return takes.size > 0 || allergies.size > 0;
}
