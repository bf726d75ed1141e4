/** Whom a text is about, for the one who reads it. */
export type Voice = 'self' | ThirdPerson;
export type ThirdPerson = 'child' | 'other';
