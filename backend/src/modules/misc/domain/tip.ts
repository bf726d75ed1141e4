import { GENDERS } from '@sahaay/contracts/constants';
import { z } from 'zod';
import library from './tips.json' with { type: 'json' };
import { SEASONS } from './season.js';

const tip = z.strictObject({
  /** Stable: the day's choice depends on it. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** What it is about; no two tips of a day share a topic. */
  topic: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  /** Whom it is for, in whole years, both ends included; everyone when left out. */
  ages: z.strictObject({ from: z.int().min(0), to: z.int().max(130) }).optional(),
  gender: z.enum(GENDERS).optional(),
  /** When it helps; all year when left out. */
  seasons: z.array(z.enum(SEASONS)).min(1).optional(),
  /** Who says so, and where: organisation, document, fact. */
  source: z.string().min(1),
  /** When a person last compared it with its source. */
  reviewed: z.iso.date(),
});

/** A piece of everyday health advice. */
export type Tip = Readonly<z.output<typeof tip>>;

/** Every tip that ships with the product. */
export const TIPS: readonly Tip[] = z.array(tip).parse(library);
