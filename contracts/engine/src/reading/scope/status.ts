/** How a mention is meant, what prevails over the others last: what is denied and of a relative is denied. Only `present` counts as a complaint. */
export const STATUSES = ['present', 'imagined', 'past', 'family', 'denied'] as const;

export type Status = (typeof STATUSES)[number];
