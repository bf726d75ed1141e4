import { z } from 'zod';

const name = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'names are small words joined by "-"');
const patterns = z.array(z.string().min(1)).min(1);

const reachFields = z.strictObject({
  reach: z.union([z.number().int().min(1).max(20), z.enum(['clause', 'segment', 'list', 'or-list'])]),
  stops: patterns.optional(),
  at_least: z.number().int().min(1).max(5).optional(),
  only: patterns.optional(),
  without: patterns.optional(),
});

const cueSchema = z.strictObject({
  id: name,
  match: patterns,
  only: z.array(z.union([z.string().min(1), patterns])).optional(),
  unless: patterns.optional(),
  itself: z.literal(true).optional(),
  sentence: z.literal(true).optional(),
  everywhere: z.strictObject({ spares: patterns }).optional(),
  before: reachFields
    .extend({ reach: z.union([z.number().int().min(1).max(20), z.enum(['clause', 'segment'])]) })
    .optional(),
  after: reachFields.optional(),
  previous: reachFields.extend({ longest: z.number().int().min(1).max(20) }).optional(),
  tells: z.string().min(5).optional(),
  when: z.array(z.string().min(5)).min(1).optional(),
  unless_told: z.array(z.string().min(5)).min(1).optional(),
  examples: z.array(z.string().min(2)),
});

/** A file of cues, as the README beside the cues describes it. */
export const cueFileSchema = z.strictObject({
  status: z.enum(['imagined', 'past', 'family', 'denied']),
  within: z.literal('subject').optional(),
  cues: z.array(cueSchema).min(1),
});

const words = z.string().regex(/^\S+( \S+)*$/u, 'words are parted by single spaces');

/** `classes.json`. */
export const classesSchema = z.record(name, words);

/** `patterns.json`. */
export const sharedPatternsSchema = z.record(name, patterns);

const examples = z.array(z.string().min(2)).min(1);

/** `compounds.json`. */
export const compoundsSchema = z.array(
  z.strictObject({
    id: name,
    word: words,
    before: words.optional(),
    after: words.optional(),
    over: words.optional(),
    besides: words.optional(),
    lacks: words.optional(),
    unless: words.optional(),
    always: z.literal(true).optional(),
    falls: examples,
    stands: examples,
  }),
);

/** `meanings.json`. */
export const meaningsSchema = z.array(
  z.strictObject({ id: name, match: patterns, means: z.string().min(2), examples: z.array(z.string().min(2)) }),
);
