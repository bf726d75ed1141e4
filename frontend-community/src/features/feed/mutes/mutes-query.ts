import { unwrap, type Schema } from '@sahaay/contracts';
import { useQuery } from '@sahaay/kit';
import { useServices } from '../../../services.ts';

export const mutesKey = ['community', 'mutes'] as const;

export type Mute = Schema<'Mute'>;

/** Whom the person muted, the latest first. */
export function useMutes() {
  const { api } = useServices();
  return useQuery({
    queryKey: mutesKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/community/mutes', { signal })),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
