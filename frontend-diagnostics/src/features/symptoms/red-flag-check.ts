import type { Locale } from '@sahaay/contracts/i18n';
import type { RedFlagMatch } from '@sahaay/contracts/red-flags';
import type { Person } from './person.ts';
import { loadScreen } from './red-flag-screen.ts';

type Hindi = typeof import('@sahaay/contracts/red-flags/hindi');

/** A warning in English is better than one that waits longer for its Hindi words. */
const HINDI_WAIT_MS = 1000;

/** Fetches a chunk once. A failure is not kept. */
function once<Chunk>(fetchChunk: () => Promise<Chunk>): () => Promise<Chunk> {
  let loading: Promise<Chunk> | undefined;
  return () => {
    loading ??= fetchChunk().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** The rules are as large as the rest of this remote; their Hindi words are for those who read Hindi. */
const loadHindi = once<Hindi>(() => import('@sahaay/contracts/red-flags/hindi'));

/** Fetches ahead while the person is still writing; what fails is tried again when the check needs it. */
export function fetchRedFlags(locale: Locale): void {
  loadScreen().catch(() => undefined);
  if (locale === 'hi') loadHindi().catch(() => undefined);
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
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, HINDI_WAIT_MS));
  const chunk = await Promise.race([loadHindi().catch(() => undefined), late]);
  return signs.map((sign) => ({ ...sign, ...chunk?.HINDI[sign.id] }));
}
