import type { Language } from '@sahaay/contracts/constants';
import type { Failure } from './error-shape.js';
import { HINDI_FAILURES } from './hindi-failures.js';

const SENTENCES: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = { hi: HINDI_FAILURES };

/** The sentence with its own numbers in the other language. Undefined when nobody wrote it there. */
function translated(sentence: string, sentences: Readonly<Record<string, string>>): string | undefined {
  const numbers = sentence.match(/\d+/g) ?? [];
  const known = sentences[sentence] ?? sentences[sentence.replace(/\d+/g, '#')];
  let next = 0;
  return known?.replaceAll('#', () => numbers[next++] ?? '#');
}

/**
 * The failure in the words of a language. Code and reason stay, and so does a sentence that has no translation: the
 * English one is better than none. A message that joins the sentences of its details is joined anew.
 */
export function failureIn(language: Language, failure: Failure): Failure {
  if (language === 'en') return failure;
  const say = (sentence: string): string => translated(sentence, SENTENCES[language]) ?? sentence;
  const { message, details } = failure;
  if (!details) return { ...failure, message: say(message) };
  const said = Object.fromEntries(Object.entries(details).map(([field, sentence]) => [field, say(sentence)]));
  const isJoined = message === Object.values(details).join('. ');
  return { ...failure, message: isJoined ? Object.values(said).join('। ') : say(message), details: said };
}
