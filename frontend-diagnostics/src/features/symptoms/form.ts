import type { About, Details } from './details.ts';
import { useDiagnosis } from './diagnosis-state.ts';

const { getState: get, setState: set } = useDiagnosis;

/** Puts words into the box. */
export const write = (text: string): void => set({ text, problem: null });
/** Puts spoken words after those that are there. */
export const addWords = (words: string): void => write([get().text.trimEnd(), words].filter(Boolean).join(' '));
export const setConsent = (consent: boolean): void => set({ consent });
export const setAbout = (about: About): void => set({ about });

/** Puts what was typed of the person in need into the form. */
export function setDetails(changed: Partial<Details>): void {
  const { about, details } = get();
  set({ details: { ...details, [about]: { ...details[about], ...changed } } });
}
