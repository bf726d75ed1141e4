/**
 * The beginning of every name under which a page keeps something for one person in the device's storage or in that of a tab. The shell
 * removes these when the session ends, and a page that reads one checks that it belongs to this person.
 */
export const PERSON_STORAGE = 'sahaay.person.';
