import type { LanguageModel, MapTiles } from '@sahaay/contracts/shell';
import { queryOptions } from '@sahaay/kit';

/** What a deployment tells its pages in `/config.json`. */
export interface PublicConfig {
  readonly demoVideoUrl: string | null;
  readonly sourceCodeUrl: string | null;
  readonly makers: string | null;
  /** Who answers questions and complaints about personal data, and where to write: mailto: or https: */
  readonly complaints: { readonly name: string; readonly address: string } | null;
  readonly googleSignIn: boolean;
  readonly languageModel: LanguageModel | null;
  readonly mapTiles: MapTiles | null;
}

const TIMEOUT_MS = 8000;

/**
 * Reads the configuration once in a visit. A page works without it, and then leaves out what the configuration would
 * offer.
 */
export const publicConfigQuery = queryOptions<PublicConfig>({
  queryKey: ['public-config'],
  queryFn: async () => {
    const response = await fetch('/config.json', { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`config.json answered ${response.status}`);
    return (await response.json()) as PublicConfig;
  },
  initialData: () => globalThis.window?.sahaayEarly.config,
  staleTime: Infinity,
});
