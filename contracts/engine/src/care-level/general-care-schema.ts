import { z } from 'zod';
import { provenance } from '../knowledge/provenance.ts';

const id = z.string().regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'ids are snake_case');
const sentence = z.string().trim().min(5);
const hindi = sentence.regex(/\p{Script=Devanagari}/u, 'hindi is written in Devanagari');

/** What holds for all that a complaint of a part of the body may be. Fields: knowledge/README.md. */
export const generalCareSchema = z.strictObject({
  care: z
    .array(
      z.strictObject({
        id,
        /** The complaints that it is for, those of which they are the parents as well. */
        findings: z.array(id),
        steps: z.array(sentence).min(2).max(5),
        steps_hi: z.array(hindi).min(2).max(5),
        warning: sentence.nullable(),
        warning_hi: hindi.nullable(),
        source: z.string().min(3),
        ...provenance,
      }),
    )
    .min(1),
  precautions: z.array(
    z.strictObject({
      /** The conditions that ask for it. */
      conditions: z.array(id).min(1),
      instead_of: z.array(sentence).min(1),
      step: sentence,
      step_hi: hindi,
    }),
  ),
});

export type GeneralCare = z.infer<typeof generalCareSchema>;
