import type { Locale } from '@sahaay/contracts/constants';
import type { Failure } from './error-shape.js';
import { FAILURE_TEXTS } from './failure-texts.js';

/** What stands between the sentences of the details in a message that joins them. */
const JOINT = '. ';

/** The sentence with its own numbers in the other language, and as it is when nobody wrote it there. */
function translated(sentence: string, locale: Locale): string {
  const texts = FAILURE_TEXTS.get(locale);
  const numbers = sentence.match(/\d+/g) ?? [];
  const known = texts?.[sentence] ?? texts?.[sentence.replace(/\d+/g, '#')] ?? sentence;
  let next = 0;
  return known.replaceAll('#', () => numbers[next++] ?? '#');
}

/**
 * The failure in the words of a language. Code and reason stay, and so does a sentence that has no translation: the
 * English one is better than none. A message that joins the sentences of its details is joined anew.
 */
export function failureIn(locale: Locale, failure: Failure): Failure {
  const say = (sentence: string): string => translated(sentence, locale);
  const { message, details } = failure;
  if (!details) return { ...failure, message: say(message) };
  const said = Object.fromEntries(Object.entries(details).map(([field, sentence]) => [field, say(sentence)]));
  const isJoined = message === Object.values(details).join(JOINT);
  return { ...failure, message: isJoined ? Object.values(said).join(say(JOINT)) : say(message), details: said };
}
