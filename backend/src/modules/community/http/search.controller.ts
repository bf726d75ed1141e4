import { Body, Controller, Get, HttpCode, Post as HttpPost } from '@nestjs/common';
import { CurrentUser } from '../../../shared/current-user.decorator.js';
import { OnlyReads } from '../../../shared/read-replicas/note-writes.js';
import { Limit } from '../../../shared/throttling/limit.decorator.js';
import { FoundQueries } from '../adapters/found.queries.js';
import { FoundPosts, Topic } from '../adapters/found.read-model.js';
import { SearchKnowledge } from '../domain/search-knowledge.js';
import { fromCursor, toCursor } from '../domain/cursor.js';
import { wordsOrTopic } from '../domain/search-request.js';
import type { Question } from '../domain/topic-filing.js';
import { PostSearch } from './search.dto.js';

@Controller('community')
export class SearchController {
  constructor(
    private readonly found: FoundQueries,
    private readonly knowledge: SearchKnowledge,
  ) {}

  /**
   * Finds posts by words of the post or of its replies, newest first. It is a POST because what people look for is about
   * health and must not stand in an address.
   */
  @OnlyReads()
  @Limit('searches')
  @HttpCode(200)
  @HttpPost('search')
  async findPosts(@CurrentUser() user: CurrentUser, @Body() search: PostSearch): Promise<FoundPosts> {
    const { limit, cursor } = search;
    const question = this.questionOf(search);
    const after = cursor === undefined ? undefined : fromCursor(cursor);
    if (question.wanted.length === 0) return { posts: [], next: null };
    const found = await this.found.page(user.id, question, limit + 1, after);
    const last = found[limit - 1];
    return {
      posts: found.slice(0, limit).map(({ post }) => post),
      next: last && found.length > limit ? toCursor(last.position) : null,
    };
  }

  /** Lists the topics by which posts can be found, the commonest first. */
  @Get('topics')
  listTopics(): Topic[] {
    return this.knowledge.topics.map(({ synonyms, ...topic }) => ({ ...topic, synonyms: [...synonyms] }));
  }

  private questionOf({ words, topic }: PostSearch): Question {
    const typed = words?.trim() ?? '';
    if ((typed === '') === (topic === undefined)) throw wordsOrTopic();
    return topic === undefined ? { wanted: this.knowledge.typed(typed) } : this.knowledge.about(topic);
  }
}
