import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EntryKind } from '../domain/entry.js';
import { wordsOf } from '../domain/words-to-find.js';
import { TopicFiler } from './topic-filer.js';

const AT_ONCE = 500;
const LOOK_EVERY = 60_000;

/**
 * Gives words to posts and replies that have none: those from before there was a search, and those that a replica of an
 * earlier release writes. Then all are filed under topics. Replicas share the work.
 */
@Injectable()
export class WordFiller implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Search');
  private looking: NodeJS.Timeout | undefined;
  private filling: Promise<void> = Promise.resolve();
  private stopping = false;

  constructor(
    private readonly database: DataSource,
    private readonly topics: TopicFiler,
  ) {}

  onApplicationBootstrap(): void {
    this.fillInPeace();
    this.looking = setInterval(() => this.fillInPeace(), LOOK_EVERY).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearInterval(this.looking);
    await this.filling;
  }

  /**
   * Gives words to everything that has none, and files it under its topics. It waits for what this process fills already,
   * whose posts it would skip.
   */
  fill(): Promise<void> {
    const filled = this.filling.then(() => this.fillAll());
    // Whoever asked for it is told of a failure.
    this.filling = filled.catch(() => undefined);
    return filled;
  }

  private async fillAll(): Promise<void> {
    for (const kind of ['post', 'reply'] as const) {
      let filled = AT_ONCE;
      while (filled === AT_ONCE && !this.stopping) filled = await this.fillSome(kind);
    }
    await this.topics.file(() => this.stopping);
  }

  private fillInPeace(): void {
    this.fill().catch(() => this.log.warn('Posts could not be made ready for the search'));
  }

  /** @returns how many there were, at most `AT_ONCE` */
  private async fillSome(kind: EntryKind): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const rows = await transaction.query<{ id: string; content: string }[]>(
        `select id, content from ${kind} where words is null limit ${AT_ONCE} for no key update skip locked`,
      );
      for (const { id, content } of rows)
        await transaction.query(`update ${kind} set words = array_to_tsvector($2) where id = $1`, [
          id,
          wordsOf(content),
        ]);
      return rows.length;
    });
  }
}
