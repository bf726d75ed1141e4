import { shippedKnowledge, shippedWords } from '@sahaay/engine/shipped';
import type { DataSource } from 'typeorm';
import { TopicFiler } from '../adapters/topic-filer.js';
import { SearchKnowledge } from '../domain/search-knowledge.js';

/** What the search knows, as the product has it. */
export const shippedSearch = (): SearchKnowledge =>
  new SearchKnowledge(
    shippedKnowledge().conditions.map(({ entry }) => entry),
    shippedWords(),
  );

/** Files all that was made up under its topics, which the product would otherwise do while it is measured. */
export async function fileForum(database: DataSource, knowledge: SearchKnowledge): Promise<void> {
  await new TopicFiler(database, knowledge).file();
}
