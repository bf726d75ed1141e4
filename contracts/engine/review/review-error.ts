/** Why sheets cannot be written or read, in a sentence for the person who runs the command. */
export class ReviewError extends Error {}
