import { CARE_LEVELS } from '@sahaay/contracts/constants';
import { z } from 'zod';
import type { Advice } from '../advice/schema.ts';
import type { GeneralCare } from '../care-level/general-care-schema.ts';
import { AGE_BANDS, DURATIONS } from './bands.ts';
import { provenance } from './provenance.ts';
import { SPECIALTIES, type SpecialtyKey } from './specialties.ts';

const id = z.string().regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'ids are snake_case');
const sentence = z.string().trim().min(5);
const share = z.number().min(0.0001).max(0.99);
const likelihoods = z.record(id, share);

const QUANTITIES = [
  'temperature_c',
  'systolic',
  'diastolic',
  'glucose_mg_dl',
  'pulse',
  'oxygen_percent',
  'breaths_per_minute',
  'duration_days',
  'age_years',
] as const;

/** An ambulance comes, or somebody else drives the person at once. */
export const TRANSPORTS = ['ambulance', 'go_now'] as const;
export type Transport = (typeof TRANSPORTS)[number];

const ONSETS = ['sudden', 'gradual', 'either'] as const;
const COURSES = ['passing', 'worsening', 'recurring', 'lasting'] as const;

const measureSchema = z.strictObject({
  quantity: z.enum(QUANTITIES),
  min: z.number().optional(),
  max: z.number().optional(),
});

const said = z.string().min(2);
const devanagari = said.regex(/\p{Script=Devanagari}/u, 'hindi is written in Devanagari');
const findingFields = z.strictObject({
  id,
  name: z.string().min(2),
  question: sentence.endsWith('?'),
  /** The question in Hindi. Without it, one is made of `hindi`. */
  question_hi: devanagari.endsWith('?'),
  phrases: z.array(said).min(1),
  hindi: z.array(devanagari).min(1),
  hinglish: z.array(said.regex(/^\P{Script=Devanagari}*$/u, 'hinglish is written in Latin letters')).min(1),
  /** Phrases in any language for which the page's own screen has no room: the whole engine hears them. */
  further: z.array(said).default([]),
  kind: z.enum(['symptom', 'history', 'family']).default('symptom'),
  parent: id.nullish(),
  background: share,
  group: z.string().optional(),
  from: z.array(z.array(id).min(1)).default([]),
  measure: measureSchema.optional(),
  not_asked: z.boolean().default(false),
  tested: z.boolean().default(false),
  vulnerable: z.boolean().default(false),
  vague: z.boolean().default(false),
  detail: z.boolean().default(false),
  see_doctor: z.boolean().default(false),
});

/** One thing a person can have or say; its `phrases` are those of all languages. Fields: knowledge/README.md. */
export const findingSchema = findingFields.transform((finding) => ({
  ...finding,
  phrases: [...finding.phrases, ...finding.hindi, ...finding.hinglish, ...finding.further],
}));

/** One illness. Fields: knowledge/README.md. */
export const conditionSchema = z.strictObject({
  id,
  name: z.string().min(2),
  name_hi: devanagari,
  /** The standard medical term, where the plain name is another. */
  medical_name: z.string().min(2).nullable(),
  /** Names of the same illness, never of a broader or a neighbouring one. */
  synonyms: z.array(z.string().min(2)),
  /** Broader, narrower and neighbouring names, by which it is looked up as well; never shown. */
  related: z.array(z.string().min(2)),
  icd10: z.string().regex(/^[A-Z]\d[0-9A-Z](\.\d{1,2})?$/, 'an ICD-10 code such as A90 or J45.9'),
  icd11: z
    .string()
    .regex(/^[0-9A-Z][A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,2})?([&/][0-9A-Z.]+)*$/, 'an ICD-11 code such as 1D2Z or CA40.0'),
  definition: sentence,
  definition_hi: devanagari,
  /** How it is called to somebody who has told the state that it is: nobody who is pregnant is told that it may be a pregnancy. */
  told: z
    .strictObject({
      by: z.array(id).min(1),
      name: sentence,
      name_hi: devanagari,
      definition: sentence,
      definition_hi: devanagari,
    })
    .optional(),
  /** Whether it is a state of healthy babies, which the first year of life alone does not bring to a doctor. */
  usual_in_babies: z.literal(true).optional(),
  prevalence: z.strictObject({
    base: z.number().positive().max(200),
    age: z.partialRecord(z.enum(AGE_BANDS), z.number().min(0).max(20)),
    /** The years of age within which it can be, where they are no whole bands. */
    years: z
      .strictObject({
        from: z.number().positive().optional(),
        below: z.number().positive().optional(),
        /** The guideline, or a plain remark that it is a convention. */
        source: z.string().min(10),
      })
      .optional(),
    sex: z.partialRecord(z.enum(['female', 'male']), z.number().min(0).max(5)),
  }),
  lasts: z.array(z.enum(DURATIONS)).min(1),
  onset: z.enum(ONSETS),
  course: z.enum(COURSES),
  findings: likelihoods.refine((map) => Object.keys(map).length >= 4, 'at least 4 findings'),
  risks: likelihoods,
  excludes: z.array(id),
  urgency: z.enum(CARE_LEVELS),
  specialty: z.enum(Object.keys(SPECIALTIES) as [SpecialtyKey, ...SpecialtyKey[]]),
  self_care: z.array(sentence).min(1).max(5),
  /** The same in Hindi, step by step. */
  self_care_hi: z.array(devanagari).min(1).max(5),
  warning: sentence.nullable(),
  /** The same in Hindi, clause by clause: "बेहोशी या काला मल हो तो 112 पर फ़ोन करें।" */
  warning_hi: devanagari.nullable(),
  source: z.string().min(3),
  ...provenance,
});

const redFlagConditionSchema = z
  .strictObject({
    all: z.array(id).min(1).optional(),
    any: z.array(id).min(1).optional(),
    at_least: z.number().int().min(2).optional(),
    none: z.array(id).min(1).optional(),
    age: z
      .strictObject({ min: z.number().optional(), max: z.number().optional(), known: z.boolean().optional() })
      .optional(),
    sex: z.enum(['female', 'male']).optional(),
  })
  .refine((when) => (when.all ?? when.any) !== undefined, 'names at least one finding in all or any');

/** A combination of findings that must not wait. Fields: knowledge/README.md. */
export const redFlagSchema = z.strictObject({
  id,
  kind: z.enum(['medical', 'self_harm', 'poisoning', 'violence']),
  level: z.enum(['emergency', 'urgent']),
  /** How an emergency of the body gets to a hospital. */
  transport: z.enum(TRANSPORTS).optional(),
  /** The condition that it speaks for most, where there is one. */
  condition: id.optional(),
  title: sentence,
  title_hi: sentence,
  when: z.array(redFlagConditionSchema).min(1),
  steps: z.array(sentence).min(2).max(6),
  steps_hi: z.array(sentence).min(2).max(6),
  helplines: z.array(id),
  source: z.string().min(3),
  ...provenance,
});

/** The red flags, the most immediate danger first. Fields: knowledge/README.md. */
export const orderSchema = z.array(z.strictObject({ danger: sentence, flags: z.array(id).min(1) }));

/** Topic → the sides that a step can take on it. Fields: knowledge/README.md. */
export const stancesSchema = z.record(
  id,
  z.strictObject({
    words: z.array(z.string().regex(/^[a-z]+$/, 'words are single and lower case')),
    stances: z.record(id, z.array(sentence).min(1)),
    neither: z.array(sentence),
  }),
);

/** What is asked first of whoever was not understood, and of a danger that was noticed without a rule. Fields: knowledge/README.md. */
export const happeningNowSchema = z.strictObject({
  first: z
    .array(z.strictObject({ flag: id, sign: sentence, sign_hi: devanagari, hinted_by: z.array(id).optional() }))
    .max(6),
  classes: z.record(id, z.array(id).min(1).max(4)),
  questions: z.record(id, z.strictObject({ question: sentence.endsWith('?'), question_hi: devanagari.endsWith('?') })),
});

/** Which red flags begin with the right steps, by the class of danger. Fields: knowledge/README.md. */
export const firstAidSchema = z.strictObject({
  first_of_all: z.array(id),
  classes: z.record(id, z.array(id).min(1)),
});

/** Whom alone a question is for. Fields: knowledge/README.md. */
export const askedOfSchema = z.array(
  z.strictObject({
    who: sentence,
    sex: z.enum(['female', 'male']).optional(),
    from: z.number().positive().optional(),
    below: z.number().positive().optional(),
    not_with: z.array(id).min(1).optional(),
    not_self: z.literal(true).optional(),
    findings: z.array(id).min(1),
  }),
);

/** Findings that mean the same to whoever is asked. Fields: knowledge/README.md. */
export const alikeSchema = z.array(z.strictObject({ means: sentence, findings: z.array(id).min(2) }));

/** Which step comes after which, and which says what another says. Fields: knowledge/README.md. */
export const stepPairsSchema = z.strictObject({
  after: z.array(z.strictObject({ step: sentence, first: z.array(sentence).min(1) })),
  says: z.array(z.strictObject({ step: sentence, covers: z.array(sentence).min(1) })),
});
export type StepPairs = z.infer<typeof stepPairsSchema>;

const waits = z.number().int().min(1).max(60);

/** After how many days without getting better help is sought. Fields: knowledge/README.md. */
export const comeBackSchema = z.strictObject({
  source: sentence,
  lasts: z.record(z.enum(DURATIONS), waits),
  sooner: z.array(
    z.strictObject({
      who: z.enum(['infant', 'child', 'elder', 'frail']),
      from: z.number().optional(),
      below: z.number().optional(),
      days: waits,
      source: sentence,
    }),
  ),
  conditions: z.array(z.strictObject({ id, days: waits, source: sentence })),
});

export const helplinesSchema = z.record(
  id,
  z.strictObject({ name: z.string(), number: z.string(), source: z.string() }),
);
export const wordsSchema = z.record(z.string(), z.array(z.string().min(2)));

export type Finding = z.infer<typeof findingSchema>;
export type ConditionEntry = z.infer<typeof conditionSchema>;
export type RedFlagEntry = z.infer<typeof redFlagSchema>;
type Helplines = z.infer<typeof helplinesSchema>;
export type ComeBackData = z.infer<typeof comeBackSchema>;
export type StepStances = z.infer<typeof stancesSchema>;
/** Whom a question is for: their sex, and their age in years. */
export type AskedOf = Pick<z.infer<typeof askedOfSchema>[number], 'sex' | 'from' | 'below' | 'not_with' | 'not_self'>;
export type Quantity = (typeof QUANTITIES)[number];

/** All knowledge files, read and checked. */
export interface Knowledge {
  readonly findings: readonly Finding[];
  readonly conditions: readonly ConditionEntry[];
  readonly redFlags: readonly RedFlagEntry[];
  /** The ids of the red flags by kind of danger, the most immediate first. */
  readonly order: z.infer<typeof orderSchema>;
  readonly stances: StepStances;
  /** What steps hold that does not suit everybody. */
  readonly advice: Advice;
  readonly helplines: Helplines;
  readonly happeningNow: z.infer<typeof happeningNowSchema>;
  readonly firstAid: z.infer<typeof firstAidSchema>;
  readonly askedOf: z.infer<typeof askedOfSchema>;
  readonly alike: z.infer<typeof alikeSchema>;
  readonly stepPairs: StepPairs;
  readonly comeBack: ComeBackData;
  /** What holds for all that a complaint may be. */
  readonly generalCare: GeneralCare;
  /** Word family → its other words. */
  readonly families: Readonly<Record<string, readonly string[]>>;
  /** The families that are places of the body. */
  readonly sites: readonly string[];
  /** The families whose words show that a text is about health. */
  readonly medicalFamilies: readonly string[];
}
