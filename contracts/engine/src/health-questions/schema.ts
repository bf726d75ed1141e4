import { z } from 'zod';
import { provenance } from '../knowledge/provenance.ts';

const id = z.string().regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'ids are snake_case');
const english = z
  .string()
  .trim()
  .min(5)
  .regex(/^\P{Script=Devanagari}*$/u, 'English is written in Latin letters');
const hindi = z
  .string()
  .trim()
  .min(5)
  .regex(/\p{Script=Devanagari}/u, 'Hindi is written in Devanagari');

/** A plain question about health and its answer. Fields: knowledge/README.md. */
export const healthQuestionSchema = z.strictObject({
  id,
  question: english.endsWith('?'),
  question_hi: hindi.endsWith('?'),
  /** The same question as people type it in Latin letters. */
  hinglish: english,
  phrases: z.array(z.string().min(3)).min(1),
  answer: english.min(40),
  answer_hi: hindi.min(40),
  /** Keys of `sources.json`. */
  sources: z.array(id).min(1),
  ...provenance,
});

/** By key: who published what, and when. */
export const sourcesSchema = z.record(
  id,
  z.strictObject({ organisation: z.string().min(2), title: z.string().min(5), year: z.number().int().min(1990) }),
);

export type HealthQuestion = z.infer<typeof healthQuestionSchema>;
export type HealthSources = z.infer<typeof sourcesSchema>;

/** All files of plain questions, read and checked. */
export interface HealthKnowledge {
  readonly questions: readonly HealthQuestion[];
  readonly sources: HealthSources;
  /** Word family → its other words, for questions alone. */
  readonly families: Readonly<Record<string, readonly string[]>>;
}
