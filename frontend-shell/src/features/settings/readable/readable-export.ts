import { factsOf, LOCALES, type Locale } from '@sahaay/contracts/constants';
import { formatDay, regionalTag } from '@sahaay/contracts/i18n';
import { late } from '@sahaay/contracts/late';
import { words as en } from './i18n/en.ts';
import { words as hi } from './i18n/hi.ts';
import type { ExportWords } from './words.ts';

/** The words that are always here, and those that only who reads that language fetches. */
export const WORDS = {
  here: { en, hi },
  late: {
    bn: late(() => import('./i18n/bn-export.ts')),
    mr: late(() => import('./i18n/mr-export.ts')),
    ta: late(() => import('./i18n/ta-export.ts')),
    te: late(() => import('./i18n/te-export.ts')),
  },
} as const;

/** A language is named as it calls itself, in every language. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  LOCALES.map((locale) => [locale, factsOf(locale).name]),
);
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
/** The fields that hold a day. What a person wrote stays as it is, also where it looks like one. */
const DAYS: ReadonlySet<string> = new Set(['dob', 'day', 'version']);
const UNSAFE: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem; color: #1d1a16; background: #fff; }
  h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin-top: 2rem; border-bottom: 1px solid #bbb; } h3 { font-size: 1rem; }
  dl { margin: 0 0 1rem; } dt { color: #555; margin-top: .5rem; } dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
  li { margin-bottom: 1rem; } @media print { body { max-width: none; } }`;

/**
 * Writes everything held about a person as one page that opens and prints anywhere: all fields of the JSON, in their
 * order, and what a list of the API holds in words, with no script and nothing that is fetched.
 *
 * @param locale the language of the person; where its words do not come, the page is in English
 */
export async function readableExport(everything: object, locale: Locale): Promise<string> {
  if (locale === 'en' || locale === 'hi') return pageIn(locale, WORDS.here[locale], everything);
  const own = await WORDS.late[locale].get();
  return own ? pageIn(locale, own.words, everything) : pageIn('en', en, everything);
}

const pageIn = (locale: Locale, words: ExportWords, everything: object): string =>
  new Page(words, locale).of(everything);

class Page {
  constructor(
    private readonly words: ExportWords,
    private readonly locale: Locale,
  ) {}

  of(everything: object): string {
    const { title } = this.words;
    const fields = Object.entries(everything).map(([name, value]) => this.field(name, value, 2));
    return `<!doctype html>
<html lang="${this.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${safe(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${safe(title)}</h1>
${fields.join('\n')}
</body>
</html>
`;
  }

  /** A field with many values has a heading, of the level that its depth asks for; one with a single value a line. */
  private field(name: string, value: unknown, level: number): string {
    const label = safe(this.words.labels[name] ?? name);
    if (typeof value !== 'object' || value === null)
      return `<dl><dt>${label}</dt><dd>${this.single(value, name)}</dd></dl>`;
    const heading = Math.min(level, 6);
    return `<h${heading}>${label}</h${heading}>\n${this.many(value, level + 1)}`;
  }

  private many(value: object, level: number): string {
    const entries = Array.isArray(value) ? [] : Object.entries(value);
    if (!Array.isArray(value)) return entries.map(([name, one]) => this.field(name, one, level)).join('\n');
    if (value.length === 0) return `<p>${safe(this.words.nothing)}</p>`;
    const items = (value as readonly unknown[]).map((one) =>
      typeof one === 'object' && one !== null ? this.many(one, level) : this.single(one),
    );
    return `<ol>${items.map((item) => `<li>${item}</li>`).join('\n')}</ol>`;
  }

  /** @param name of its field, where it has one of its own */
  private single(value: unknown, name?: string): string {
    if (value === null || value === undefined) return safe(this.words.nothing);
    if (typeof value === 'boolean') return safe(value ? this.words.yes : this.words.no);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const meant = name === 'language' ? LANGUAGE_NAMES[text] : this.words.values[name ?? '']?.[text];
    if (meant) return safe(meant);
    const when = this.when(text, name);
    return when ? `<time datetime="${safe(text)}">${safe(when)}</time>` : safe(text);
  }

  private when(text: string, name?: string): string | undefined {
    if (DAYS.has(name ?? '') && !Number.isNaN(Date.parse(text))) return formatDay(text, this.locale);
    if (!INSTANT.test(text)) return undefined;
    const style = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const;
    return new Intl.DateTimeFormat(regionalTag(this.locale), style).format(new Date(text));
  }
}

const safe = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => UNSAFE[letter]!);
