import { GENDERS, type Language } from '@sahaay/contracts/constants';
import { z } from 'zod';
import { provenance } from '../../diagnostics/public.js';
import { SEASONS } from './season.js';
import type { Tip } from './tip.js';
import library from './tips.json' with { type: 'json' };

/** Public health bodies, as people are told who says so. */
const BODIES = {
  who: { en: 'WHO', hi: 'विश्व स्वास्थ्य संगठन' },
  mohfw: { en: 'Ministry of Health (India)', hi: 'भारत का स्वास्थ्य मंत्रालय' },
  icmr: { en: 'ICMR', hi: 'भारतीय चिकित्सा अनुसंधान परिषद' },
  nhs: { en: 'NHS (UK)', hi: 'ब्रिटेन की स्वास्थ्य सेवा' },
} as const satisfies Record<string, Record<Language, string>>;

const words = z.strictObject({ title: z.string().min(1), description: z.string().min(1) });

const libraryTip = z.strictObject({
  /** Stable: the day's choice depends on it. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** What it is about; no two tips of a day share a topic. */
  topic: z.string().min(1),
  en: words,
  hi: words,
  /** Whom it is for, in whole years, both ends included; everyone when left out. */
  ages: z.strictObject({ from: z.int().min(0), to: z.int().max(130) }).optional(),
  gender: z.enum(GENDERS).optional(),
  /** When it helps; all year when left out. */
  seasons: z.array(z.enum(SEASONS)).min(1).optional(),
  source: z.strictObject({
    by: z.enum(Object.keys(BODIES) as [keyof typeof BODIES]),
    /** The guideline or page, by its name. */
    title: z.string().min(1),
    /** The fact it gives, where its name does not say so. */
    says: z.string().min(1).optional(),
  }),
  ...provenance,
});

/** A piece of everyday health advice in every language. */
export type LibraryTip = Readonly<z.output<typeof libraryTip>>;

/** Every tip that ships with the product. */
export const LIBRARY: readonly LibraryTip[] = z.array(libraryTip).parse(library);

/** A tip as it is read. The names of guidelines are English, so that in Hindi only their publisher is named. */
export function inLanguage({ source, ...tip }: LibraryTip, language: Language): Tip {
  const by = BODIES[source.by][language];
  return { ...tip[language], source: language === 'en' ? `${by}, ${source.title}` : by };
}
