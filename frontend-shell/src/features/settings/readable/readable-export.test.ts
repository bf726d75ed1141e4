import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@sahaay/contracts/constants';
import { readableExport, WORDS } from './readable-export.ts';
import type { ExportWords } from './words.ts';

interface Shape {
  readonly $ref?: string;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
}

const SHAPES = (
  JSON.parse(readFileSync(path.resolve('../contracts/openapi.json'), 'utf8')) as { components: { schemas: unknown } }
).components.schemas as Readonly<Record<string, Shape>>;

/** The values that the API allows in each field of an export that has a list of them. */
function lists(shape: Shape, name = '', found: Record<string, string[]> = {}): Record<string, string[]> {
  if (shape.$ref) return lists(SHAPES[shape.$ref.split('/').at(-1)!]!, name, found);
  if (shape.enum) found[name] = shape.enum.filter((value) => typeof value === 'string');
  for (const one of [...(shape.allOf ?? []), ...(shape.anyOf ?? []), ...(shape.items ? [shape.items] : [])])
    lists(one, name, found);
  for (const [field, one] of Object.entries(shape.properties ?? {})) lists(one, field, found);
  return found;
}

/** An export with a value in each field that the API describes, no two alike but what is true or one of a list. */
function example() {
  const fields = new Set<string>();
  const values: string[] = [];
  function of(shape: Shape): unknown {
    const { $ref, anyOf, allOf, type, format, items, properties } = shape;
    if ($ref) return of(SHAPES[$ref.split('/').at(-1)!]!);
    if (allOf) return of(allOf[0]!);
    if (anyOf) return of(anyOf.find((one) => one.type !== 'null')!);
    if (items) return [of(items), of(items)];
    if (properties)
      return Object.fromEntries(Object.entries(properties).map(([name, one]) => (fields.add(name), [name, of(one)])));
    const kinds = [type ?? 'string'].flat();
    if (kinds.includes('boolean')) return true;
    const count = values.length + 1;
    const instant = new Date(count * 86_400_000).toISOString();
    const dates: Readonly<Record<string, string>> = { 'date-time': instant, date: instant.slice(0, 10) };
    const value = dates[format ?? ''] ?? `<value ${count}> & "more"`;
    const number = kinds.some((kind) => kind === 'number' || kind === 'integer') ? 7_000_000 + count : undefined;
    values.push(String(number ?? value));
    return number ?? value;
  }
  return { everything: of({ $ref: 'AccountExport' }) as object, fields, values };
}

const { everything, fields, values } = example();

const wordsIn = async (locale: Locale): Promise<ExportWords> =>
  locale === 'en' || locale === 'hi' ? WORDS.here[locale] : (await WORDS.late[locale].get())!.words;

const exported = async (what: object, locale: Locale): Promise<Document> =>
  new DOMParser().parseFromString(await readableExport(what, locale), 'text/html');

test('every field that the API describes has a label in each language, and no label is for nothing', async () => {
  expect(fields.size).toBeGreaterThan(50);
  for (const locale of LOCALES)
    expect(Object.keys((await wordsIn(locale)).labels).toSorted()).toEqual([...fields].toSorted());
});

test('what stands in a list of the API is said in words, in each language, and no word is for nothing', async () => {
  const { language, ...others } = lists({ $ref: 'AccountExport' });
  expect(language).toEqual(['en', 'hi']);
  for (const locale of LOCALES) {
    const { values: own } = await wordsIn(locale);
    expect(Object.fromEntries(Object.entries(own).map(([name, words]) => [name, Object.keys(words)]))).toEqual(others);
    const page = await exported(
      { language: 'hi', mails: [{ kind: 'new_device' }], user: { gender: 'female' } },
      locale,
    );
    const said = [...page.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(said).toEqual(['हिन्दी', own['kind']!['new_device'], own['gender']!['female']]);
  }
});

test.each([
  ['en', '2 November 1990'],
  ['hi', '2 नवंबर 1990'],
  ['bn', '2 নভেম্বর, 1990'],
  ['mr', '2 नोव्हेंबर, 1990'],
  ['ta', '2 நவம்பர், 1990'],
  ['te', '2 నవంబర్, 1990'],
] as const)('days are written as people write them, in %s', async (locale, written) => {
  const day = '1990-11-02';
  const page = await exported({ user: { dob: day }, tips: [{ day }], agreement: { version: day } }, locale);
  expect([...page.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([written, written, written]);
  expect(page.querySelector('time')?.getAttribute('datetime')).toBe(day);
});

test.each(LOCALES)('times are of 24 hours, as everywhere else, in %s', async (locale) => {
  const page = await exported({ exportedAt: new Date(2026, 10, 29, 18, 5).toISOString() }, locale);
  expect(page.querySelector('dd')?.textContent).toContain('18:05');
  expect(page.querySelector('dd')?.textContent).not.toMatch(/[ap]\.?m/i);
});

test('a word that a person wrote stays as it is, whatever list it may be in elsewhere', async () => {
  const page = await exported(
    { user: { name: 'other' }, community: { posts: [{ content: 'spam' }, { content: '1990-11-02' }] } },
    'hi',
  );
  const said = [...page.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(said).toEqual(['other', 'spam', '1990-11-02']);
});

/** The words of a language by what they are for. */
async function textsIn(locale: Locale): Promise<Readonly<Record<string, string>>> {
  const { labels, values: meanings, ...around } = await wordsIn(locale);
  return Object.assign({ ...labels, ...around }, ...Object.values(meanings)) as Readonly<Record<string, string>>;
}

test.each(LOCALES.filter((locale) => locale !== 'en'))('%s has words of its own', async (locale) => {
  const own = await textsIn(locale);
  expect(Object.entries(await textsIn('en')).filter(([name, text]) => own[name] === text)).toEqual([]);
});

test.each(LOCALES)('every value stands there, as text, in %s', async (locale) => {
  const page = await exported(everything, locale);
  const written = [
    ...[...page.querySelectorAll('dd, li')].map(({ textContent }) => textContent),
    ...[...page.querySelectorAll('time')].map((time) => time.getAttribute('datetime')),
  ];
  expect(values.length).toBeGreaterThan(80);
  expect(values.filter((value) => !written.includes(value))).toEqual([]);
  expect(page.documentElement.lang).toBe(locale);
  expect(page.querySelectorAll('script, img, link, iframe, value')).toHaveLength(0);
});

test('says where there is nothing, and keeps what a newer server adds', async () => {
  const page = await exported({ tips: [], added: null }, 'en');
  expect(page.body.textContent.replace(/\s+/g, ' ').trim()).toMatch(/Health tips Nothing ?added ?Nothing$/);
});

test('is in English where the words of the language do not come', async () => {
  jest.spyOn(WORDS.late.ta, 'get').mockResolvedValueOnce(undefined);
  const page = await exported({ tips: [] }, 'ta');
  expect(page.documentElement.lang).toBe('en');
  expect(page.body.textContent).toContain('Health tips');
});
