import type { Language } from '@sahaay/contracts/constants';
import type { Columns } from '../knowledge/columns.ts';

/** The records whose texts are spoken in one language or the other. */
export type List = 'findings' | 'conditions' | 'redFlags' | 'questions';
export type Lists = Readonly<Record<List, Columns>>;
/** The texts of one language, by the list whose fields they are. */
export type Texts = Readonly<Partial<Record<List, Pick<Columns, 'all' | 'some'>>>>;

type Fields = Readonly<Record<string, unknown>>;

/** Fields that only answers in their language need, with what stands for them where the language is not here. */
const SPOKEN: Readonly<Record<Language, Readonly<Partial<Record<List, Fields>>>>> = {
  en: {
    findings: { name: '', question: '' },
    conditions: { definition: '', self_care: [], warning: null },
    redFlags: { title: '' },
    questions: { question: '', answer: '' },
  },
  hi: {
    findings: { hindi: [], question_hi: '' },
    conditions: { name_hi: '', definition_hi: '', self_care_hi: [], warning_hi: null },
    redFlags: { title_hi: '', steps_hi: [] },
    questions: { question_hi: '', answer_hi: '' },
  },
};

/** Fields that nobody reads once the knowledge is prepared. */
const UNREAD: Readonly<Partial<Record<List, Fields>>> = {
  findings: { phrases: [], hinglish: [], further: [] },
  conditions: { icd10: '', icd11: '', source: '', written: '', reviewed: null },
  redFlags: { source: '', written: '', reviewed: null },
};

const LANGUAGES = Object.keys(SPOKEN) as readonly Language[];

/** The texts of a language alone. */
export function textsIn(language: Language, lists: Lists): Texts {
  return Object.fromEntries(
    Object.entries(SPOKEN[language]).map(([list, fields]) => {
      const { all, some } = lists[list as List];
      return [list, { all: only(all, fields), some: only(some, fields) }];
    }),
  );
}

/** The lists without texts of any language, and without what nobody reads. */
export function withoutTexts(lists: Lists): Lists {
  return mapLists(lists, ({ count, all, some }, list) => {
    const left = { ...UNREAD[list], ...SPOKEN.en[list], ...SPOKEN.hi[list] };
    return { count, all: without(all, left), some: without(some, left) };
  });
}

/** Whole lists again, with the texts of the languages that are here. */
export function withTexts(lists: Lists, texts: Readonly<Partial<Record<Language, Texts>>>): Lists {
  return mapLists(lists, ({ count, all, some }, list) => {
    const here = LANGUAGES.flatMap((language) => texts[language]?.[list] ?? []);
    const missing = LANGUAGES.filter((language) => !texts[language]).map((language) => SPOKEN[language][list]);
    const filled = Object.entries(Object.assign({}, UNREAD[list], ...missing) as Fields).map(
      ([field, value]) => [field, Array.from({ length: count }, () => value)] as const,
    );
    return {
      count,
      all: Object.assign({}, Object.fromEntries(filled), all, ...here.map((one) => one.all)) as Columns['all'],
      some: Object.assign({}, some, ...here.map((one) => one.some)) as Columns['some'],
    };
  });
}

function mapLists(lists: Lists, change: (columns: Columns, list: List) => Columns): Lists {
  return Object.fromEntries(
    Object.entries(lists).map(([list, columns]) => [list, change(columns, list as List)]),
  ) as Lists;
}

function only<Value>(of: Readonly<Record<string, Value>>, fields: Fields): Record<string, Value> {
  return Object.fromEntries(Object.entries(of).filter(([field]) => field in fields));
}

function without<Value>(of: Readonly<Record<string, Value>>, fields: Fields): Record<string, Value> {
  return Object.fromEntries(Object.entries(of).filter(([field]) => !(field in fields)));
}
