import { Injectable } from '@nestjs/common';
import { Channel } from '../../../shared/channel/channel.js';
import type { Entry } from '../domain/entry.js';
import { Changes, LiveNews, NEWS_TOPIC } from '../domain/live-news.js';

/**
 * A change is told at once, and those of the next so many milliseconds together: a post that is liked a thousand times a
 * second is told of ten times.
 */
const GATHERED = 100;
/** So many entries of each kind go into one message, which stays below 7,000 bytes. */
const MOST_TOLD = 70;

/** Tells every process of this installation what changed. Nobody who writes waits for it. */
@Injectable()
export class LiveAnnouncer extends LiveNews {
  private readonly changes = new Changes();
  private isPlanned = false;
  private toldAt = 0;

  constructor(private readonly channel: Channel) {
    super();
  }

  postCame(): void {
    this.add({ posts: 1 });
  }

  postChanged(postId: string): void {
    this.add({ replies: [postId] });
  }

  likesChanged({ kind, id }: Entry): void {
    this.add({ likes: [[kind, id]] });
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
