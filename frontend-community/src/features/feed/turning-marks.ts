/** Marks that nobody sees and that turn the direction of what follows, so that a number or a name reads as another. */
const turningMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** What somebody wrote, in the order in which they wrote it. Each script still runs in its own direction. */
export const withoutTurningMarks = (text: string): string => text.replace(turningMarks, '');
