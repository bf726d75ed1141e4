import { unwrap, type Schema } from '@sahaay/contracts';
import { useQuery } from '@sahaay/kit';
import { useServices } from '../../../services.ts';

export type Topic = Schema<'Topic'>;

/** More suggestions than these are no help while somebody types. */
const MOST = 4;

/** The topics by which posts can be found. They are fetched when somebody begins to search. */
export function useTopics(enabled: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['community', 'topics'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/community/topics', { signal })),
    enabled,
    staleTime: Infinity,
    retry: false,
  });
}

const plain = (text: string) => text.normalize('NFC').toLowerCase().trim();

/**
 * The topics with a name that begins with what somebody types, or has a word that does. The device compares; nothing is
 * sent. Before anything is typed, these are the commonest.
 */
export function suggested(topics: readonly Topic[], typed: string): Topic[] {
  const beginning = plain(typed);
  if (beginning === '') return topics.slice(0, MOST);
  return topics
    .map((topic) => ({ topic, rank: rankOf(topic, beginning) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST)
    .map(({ topic }) => topic);
}

function rankOf({ name, nameHi, synonyms }: Topic, beginning: string): number {
  const names = [name, nameHi, ...synonyms].map(plain);
  if (names.some((other) => other.startsWith(beginning))) return 2;
  return names.some((other) => other.split(/[\s(]+/).some((word) => word.startsWith(beginning))) ? 1 : 0;
}

/** The topic by one of its names, as a diagnosis writes it. */
export function topicNamed(topics: readonly Topic[], name: string): Topic | undefined {
  const wanted = plain(name);
  return topics.find(({ name: english, nameHi, synonyms }) =>
    [english, nameHi, ...synonyms].some((other) => plain(other) === wanted),
  );
}
