/** Ambiguous names and PIN codes are understood as Indian ones. */
export const HOME = 'IN';
