import type { RedFlagMatch } from '@sahaay/contracts/red-flags';
import type { Person } from './person.ts';

type RedFlags = typeof import('@sahaay/contracts/red-flags');

let loading: Promise<RedFlags> | undefined;

/** Fetches the rules, as large as the rest of this remote, while the person is still writing. A failure is not kept. */
function loadRedFlags(): Promise<RedFlags> {
  loading ??= import('@sahaay/contracts/red-flags').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Fetches ahead; what fails is tried again when the check needs it. */
export function fetchRedFlags(): void {
  loadRedFlags().catch(() => undefined);
}

/** The same rules as the server's, on the device. Empty when they could not be fetched: the server then checks alone. */
export async function findEmergencies(text: string, { age, sex }: Person): Promise<RedFlagMatch[]> {
  try {
    const { screenRedFlags } = await loadRedFlags();
    const signs = screenRedFlags(text, { age, sex: sex === 'other' ? undefined : sex });
    return signs.filter(({ level }) => level === 'emergency');
  } catch {
    return [];
  }
}
