import type { Locale } from '@sahaay/contracts/i18n';
import { late } from '@sahaay/contracts/late';
import type { RedFlagMatch } from '@sahaay/contracts/red-flags';
import type { Person } from './person.ts';
import { loadScreen } from './red-flag-screen.ts';

/** A warning in English is better than one that waits longer for its Hindi words. */
const HINDI_WAIT_MS = 1000;

/** The rules are as large as the rest of this remote; their Hindi words are for those who read Hindi. */
const hindi = late(() => import('@sahaay/contracts/red-flags/hindi'));

/** Fetches ahead while the person is still writing; what fails is tried again when the check needs it. */
export function fetchRedFlags(locale: Locale): void {
  loadScreen().catch(() => undefined);
  if (locale === 'hi') void hindi.get();
}

/** The same rules as the server's, on the device. Empty when they could not be fetched: the server then checks alone. */
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

/** The same signs with title and steps in Hindi; in English when those words are not there in time. */
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
