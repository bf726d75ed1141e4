import { Injectable } from '@nestjs/common';
import { Channel } from '../../../shared/channel/channel.js';
import { SessionEnds } from '../../../shared/session/session-ends.js';
import type { Entry } from '../domain/entry.js';
import { Changes, LiveNews, NEWS_TOPIC, type Left } from '../domain/live-news.js';

/**
 * A change is told at once, and those of the next so many milliseconds together: a post that is liked a thousand times a
 * second is told of ten times.
 */
const GATHERED = 100;
/** So many entries of each kind go into one message, which stays below 7,000 bytes. */
const MOST_TOLD = 45;

/** Tells every process of this installation what changed. Nobody who writes waits for it. */
@Injectable()
export class LiveAnnouncer extends LiveNews {
  private readonly changes = new Changes();
  private isPlanned = false;
  private toldAt = 0;

  constructor(
    private readonly channel: Channel,
    private readonly ends: SessionEnds,
  ) {
    super();
  }

  postCame(): void {
    this.add({ posts: 1 });
  }

  postChanged(postId: string): void {
    this.add({ replies: [postId] });
  }

  likesChanged({ kind, id }: Entry, accountId: string): void {
    this.add({ likes: [[kind, id]], own: [[this.ends.nameOfAccount(accountId), id]] });
  }

  accountGone({ posts, liked }: Left): void {
    if (posts.length + liked.length > 0) this.add({ replies: posts, likes: liked.map(({ kind, id }) => [kind, id]) });
  }

  private add(change: Parameters<Changes['add']>[0]): void {
    this.changes.add(change);
    this.plan();
  }

  private plan(): void {
    if (this.isPlanned) return;
    this.isPlanned = true;
    const left = Math.max(0, this.toldAt + GATHERED - Date.now());
    setTimeout(() => void this.tell(), left).unref();
  }

  private async tell(): Promise<void> {
    this.toldAt = Date.now();
    await this.channel.tell(NEWS_TOPIC, this.changes.take(MOST_TOLD));
    this.isPlanned = false;
    if (!this.changes.isEmpty) this.plan();
  }
}
