/** How a mention is meant. Only `present` counts as a complaint. */
export type Status = 'present' | 'denied' | 'past' | 'family' | 'imagined';
