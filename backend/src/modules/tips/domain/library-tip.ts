import { GENDERS, type Language } from '@sahaay/contracts/constants';
import { z } from 'zod';
import { provenance } from '../../diagnostics/public.js';
import { SEASONS } from './season.js';
import type { Tip } from './tip.js';
import library from './tips.json' with { type: 'json' };

/** The public health bodies, in the words in which people are told who says so. */
const BODIES = {
  who: { en: 'WHO', hi: 'विश्व स्वास्थ्य संगठन' },
  mohfw: { en: 'Ministry of Health (India)', hi: 'भारत का स्वास्थ्य मंत्रालय' },
  icmr: { en: 'ICMR', hi: 'भारतीय चिकित्सा अनुसंधान परिषद' },
  nhs: { en: 'NHS (UK)', hi: 'ब्रिटेन की स्वास्थ्य सेवा' },
} as const satisfies Record<string, Record<Language, string>>;

const words = z.strictObject({ title: z.string().min(1), description: z.string().min(1) });

const libraryTip = z.strictObject({
  /** The id never changes, since the choice of the day depends on it. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The topic of the tip. No two tips of a day share one. */
  topic: z.string().min(1),
  en: words,
  hi: words,
  /** The ages for which the tip is meant, in whole years with both ends included. Without them it is for everyone. */
  ages: z.strictObject({ from: z.int().min(0), to: z.int().max(130) }).optional(),
  gender: z.enum(GENDERS).optional(),
  /** The seasons in which the tip helps. Without them it helps all year. */
  seasons: z.array(z.enum(SEASONS)).min(1).optional(),
  source: z.strictObject({
    by: z.enum(Object.keys(BODIES) as [keyof typeof BODIES]),
    /** The name of the guideline or page. */
    title: z.string().min(1),
    /** The fact that the source gives, when its name does not say so. */
    says: z.string().min(1).optional(),
  }),
  ...provenance,
});

/** A piece of everyday health advice, in every language. */
export type LibraryTip = Readonly<z.output<typeof libraryTip>>;

/** Every tip that ships with the product. */
export const LIBRARY: readonly LibraryTip[] = z.array(libraryTip).parse(library);

/**
 * A tip in the form in which people read it. The names of guidelines are English, so in Hindi only their publisher is
 * named.
 */
export function inLanguage({ source, ...tip }: LibraryTip, language: Language): Tip {
  const by = BODIES[source.by][language];
  return { ...tip[language], source: language === 'en' ? `${by}, ${source.title}` : by };
}
