import { isAnswered } from '@sahaay/contracts/constants';
import type { Locale } from '@sahaay/contracts/i18n';
import { late } from '@sahaay/contracts/late';
import type { RedFlagMatch, RedFlagTexts } from '@sahaay/engine/screen';
import { fetchDangerWords, inTime, signIn } from './danger-words.ts';
import { fetchReader, readerIsHere } from './learned-reader.ts';
import type { Person } from './person.ts';
import { loadScreen } from './red-flag-screen.ts';
import { fetchTypedWords, retell } from './typed-words.ts';

/** Whom the steps speak of: to the one who writes, of the child, or of "them". */
const voice = late(() => import('@sahaay/engine/voice'));
/** The rules are as large as the rest of this remote. Their Hindi words are fetched only for people who read Hindi. */
const hindi = late(() => import('@sahaay/engine/screen/hindi'));

/** Fetches the rules, and then the learned reader, while the person is still writing. The check tries again what fails here. */
export function fetchRedFlags(locale: Locale): void {
  loadScreen().catch(() => undefined);
  void fetchReader();
  void voice.get();
  if (locale === 'hi') void hindi.get();
  void fetchDangerWords(locale);
  fetchTypedWords(locale);
}

/**
 * Finds emergencies on the device, by the server's rules and by the learned reader. The list is empty when the rules could
 * not be fetched, and the server then checks alone.
 *
 * @param found is told what the rules find, and the learned reader when it is there; later once more, when it comes only then
 *   and finds something
 * @returns when `found` was told for the first time
 */
export async function findEmergencies(
  text: string,
  person: Person,
  locale: Locale,
  found: (signs: RedFlagMatch[]) => void,
): Promise<void> {
  const hadReader = readerIsHere();
  const signs = await emergenciesIn(text, person, locale);
  found(signs);
  if (hadReader || signs.length > 0) return;
  void fetchReader().then(async (isHere) => {
    const more = isHere ? await emergenciesIn(text, person, locale) : [];
    if (more.length > 0) found(more);
  });
}

async function emergenciesIn(text: string, { age, sex, about }: Person, locale: Locale): Promise<RedFlagMatch[]> {
  try {
    const [screen, retold] = await Promise.all([loadScreen(), retell(text, locale)]);
    const read = retold?.text ?? text;
    const given = { age, sex: sex === 'other' ? undefined : sex, about };
    const signs = await screen.read(read, given);
    const emergencies = signs.filter(({ level }) => level === 'emergency');
    if (emergencies.length === 0) return emergencies;
    const quoted = retold ? emergencies.map(retold.quoted) : emergencies;
    const own = await inOwnWords(quoted, locale);
    const said = locale === 'hi' ? await inHindi(own) : own;
    // No warning waits for the right person: without these rules it speaks to the one who writes.
    return isAnswered(locale) && voice.here ? voice.here.inVoiceOf(said, read, given, locale) : said;
  } catch {
    return [];
  }
}

/** The same signs with what the language's own folder says for their words, or as they are when that is not here in time. */
async function inOwnWords(signs: RedFlagMatch[], locale: Locale): Promise<RedFlagMatch[]> {
  const say = await inTime(fetchDangerWords(locale));
  return say ? signs.map((sign) => signIn(sign, say)) : signs;
}

/** The same signs with title, steps and questions in Hindi, or in English when the Hindi words are not here in time. */
async function inHindi(signs: RedFlagMatch[]): Promise<RedFlagMatch[]> {
  const chunk = await inTime(hindi.get());
  return chunk ? signs.map((sign) => toHindi(sign, chunk.HINDI)) : signs;
}

function toHindi(sign: RedFlagMatch, texts: Readonly<Record<string, RedFlagTexts>>): RedFlagMatch {
  const { id, kind, shown, noticed } = sign;
  // A noticed danger of the body has words of its own; one of another kind has those of the rule that is named like the kind.
  const said = texts[noticed && kind !== 'medical' ? kind : id];
  if (!said) return sign;
  const questions = noticed?.questions.map(({ text, flag }) => ({
    text: texts[flag.id]?.question ?? text,
    flag: toHindi(flag, texts),
  }));
  return {
    ...sign,
    title: said.title,
    steps: shown ? shown.flatMap((place) => said.steps[place] ?? []) : said.steps,
    ...(noticed && questions && { noticed: { ...noticed, questions } }),
  };
}
