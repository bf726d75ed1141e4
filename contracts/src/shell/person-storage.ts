/**
 * What a page keeps in the device's storage for one person has a name that begins so. The shell removes it when their
 * session ends; a page that reads it checks that it is this person's.
 */
export const PERSON_STORAGE = 'sahaay.person.';
