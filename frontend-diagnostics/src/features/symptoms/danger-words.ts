import type { Schema } from '@sahaay/contracts';
import { unpackTexts, type Locale } from '@sahaay/contracts/i18n';
import { dangers } from '@sahaay/contracts/languages/dangers';
import type { DangerSign } from './diagnosis-state.ts';

/** How long a warning waits for its words in the person's language. After that a warning in English is better than none. */
const WORDS_WAIT_MS = 1000;

type Say = (english: string) => string;

const lists: Partial<Record<Locale, (typeof dangers)[keyof typeof dangers]>> = dangers;

/** Resolves to undefined when that does not come in time. */
export const inTime = <Value>(coming: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([coming, new Promise<undefined>((resolve) => setTimeout(resolve, WORDS_WAIT_MS))]);

/** Fetches what emergency pages say in a language in which the engine does not answer. */
export async function fetchDangerWords(locale: Locale): Promise<Say | undefined> {
  const module = await lists[locale]?.get();
  if (!module) return undefined;
  const say = unpackTexts(module.default);
  return (english) => say(english) ?? english;
}

/** The sign in other words: its title, its steps, what is asked about it and whom to call. */
export function signIn<Sign extends DangerSign>(sign: Sign, say: Say): Sign {
  const { title, steps, helplines, noticed } = sign;
  return {
    ...sign,
    title: say(title),
    steps: steps.map(say),
    helplines: helplines.map((line) => ({ ...line, name: say(line.name) })),
    ...(noticed && {
      noticed: {
        ...noticed,
        questions: noticed.questions.map(({ text, flag }) => ({ text: say(text), flag: signIn(flag, say) })),
      },
    }),
  };
}

/**
 * The answer of the API with its danger signs and first aid in the language of the page, also where the engine does not
 * answer in that language. The rest stays in English, and so does all when the words do not come in time.
 */
export async function answerIn(locale: Locale, answer: Schema<'Prediction'>): Promise<Schema<'Prediction'>> {
  const say = lists[locale] && (await inTime(fetchDangerWords(locale)));
  if (!say) return answer;
  const { red_flags: flags, triage, first_check: signs } = answer;
  return {
    ...answer,
    red_flags: flags.map((flag) => signIn(flag, say)),
    triage: triage && { ...triage, steps: triage.steps.map(say) },
    ...(signs && { first_check: signs.map(({ text, flag }) => ({ text: say(text), flag: signIn(flag, say) })) }),
  };
}
