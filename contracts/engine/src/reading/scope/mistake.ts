/** A mistake in a cue, in words for who wrote it. */
export class CueMistake extends Error {}
