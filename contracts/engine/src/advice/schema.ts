import { z } from 'zod';

const sentence = z.string().trim().min(5);
const devanagari = sentence.regex(/\p{Script=Devanagari}/u, 'hindi is written in Devanagari');
const said = z.strictObject({ en: sentence, hi: devanagari });
const id = z.string().regex(/^[a-z]+(_[a-z]+)*$/, 'ids are snake_case');
const words = z.array(z.string().min(2));

/** Whom something does not suit: one of these is enough. */
const unsuitedSchema = z.strictObject({
  /** Findings that are present, told or known. */
  findings: words.optional(),
  /** Words of illnesses that the form tells. */
  illnesses: words.optional(),
  /** Contents of `advice.json` that the person is allergic to; so the next. */
  allergies: z.array(id).optional(),
  takes: z.array(id).optional(),
  /** In years; a child of unknown age is younger than any bound, unless the age must be `known`. */
  younger_than: z.number().optional(),
  older_than: z.number().optional(),
  known: z.boolean().optional(),
  /** Completes "You told us of …". Without it nothing is said about what was left out. */
  why: z.string().optional(),
  why_hi: z.string().optional(),
  /** Said in its place. */
  instead: said.optional(),
});

/** What a step may hold that does not suit everybody: a medicine, or something that only some people do. Fields: knowledge/README.md. */
export const adviceSchema = z.record(
  id,
  z.strictObject({
    name: z.string(),
    name_hi: z.string(),
    words: words.min(1),
    called: words,
    advised: z.array(sentence).min(1),
    neither: z.array(sentence),
    rest: z.record(sentence, said),
    not_with: z.array(unsuitedSchema).min(1),
    source: z.string().min(10),
  }),
);

export type Advice = z.infer<typeof adviceSchema>;
export type Unsuited = z.infer<typeof unsuitedSchema>;
