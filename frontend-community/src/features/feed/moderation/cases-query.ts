import { unwrap, type Schema } from '@sahaay/contracts';
import { useInfiniteQuery, type InfiniteData } from '@sahaay/kit';
import { useServices } from '../../../services.ts';
import { nextCursorOf } from '../next-cursor.ts';

export type Case = Schema<'ModerationCase'>;

interface CasePage {
  readonly cases: readonly Case[];
  readonly nextCursor: string | undefined;
}
export type Queue = InfiniteData<CasePage, string | undefined>;

export const queueKey = ['community', 'reports'] as const;

export const withoutCase = (queue: Queue, id: string): Queue => ({
  ...queue,
  pages: queue.pages.map((page) => ({ ...page, cases: page.cases.filter((waiting) => waiting.id !== id) })),
});

/** What waits for a moderator, page by page, the longest waiting first. */
export function useCases() {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: queueKey,
    queryFn: async ({ pageParam, signal }): Promise<CasePage> => {
      const call = api.GET('/api/v1/community/moderation', { params: { query: { cursor: pageParam } }, signal });
      const cases = await unwrap(call);
      const { response } = await call;
      return { cases, nextCursor: nextCursorOf(response.headers.get('Link')) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    select: (queue) => ({ cases: queue.pages.flatMap(({ cases }) => cases), pages: queue.pages.length }),
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
