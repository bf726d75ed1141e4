import type { Locale } from '@sahaay/contracts/i18n';
import { late } from '@sahaay/contracts/late';
import type { RedFlagMatch } from '@sahaay/engine/screen';
import type { Person } from './person.ts';
import { loadScreen } from './red-flag-screen.ts';

/** How long a warning waits for its Hindi words. After that a warning in English is better than none. */
const HINDI_WAIT_MS = 1000;

/** The rules are as large as the rest of this remote. Their Hindi words are fetched only for people who read Hindi. */
const hindi = late(() => import('@sahaay/engine/screen/hindi'));

/** Fetches the rules while the person is still writing. The check tries again what fails here. */
export function fetchRedFlags(locale: Locale): void {
  loadScreen().catch(() => undefined);
  if (locale === 'hi') void hindi.get();
}

/**
 * Finds emergencies on the device by the server's rules. The list is empty when the rules could not be fetched, and the
 * server then checks alone.
 */
export async function findEmergencies(text: string, { age, sex }: Person, locale: Locale): Promise<RedFlagMatch[]> {
  try {
    const screen = await loadScreen();
    const signs = await screen(text, { age, sex: sex === 'other' ? undefined : sex });
    const emergencies = signs.filter(({ level }) => level === 'emergency');
    return locale === 'hi' && emergencies.length > 0 ? await inHindi(emergencies) : emergencies;
  } catch {
    return [];
  }
}

/** The same signs with title and steps in Hindi, or in English when the Hindi words are not here in time. */
async function inHindi(signs: RedFlagMatch[]): Promise<RedFlagMatch[]> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, HINDI_WAIT_MS));
  const chunk = await Promise.race([hindi.get(), tooLate]);
  return signs.map((sign) => {
    const said = chunk?.HINDI[sign.id];
    return said
      ? { ...sign, title: said.title, steps: (sign.shown ?? []).flatMap((place) => said.steps[place] ?? []) }
      : sign;
  });
}
