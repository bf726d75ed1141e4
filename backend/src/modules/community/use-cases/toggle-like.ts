import { Injectable } from '@nestjs/common';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import { EntryStore, type Toggled } from '../adapters/entry.store.js';
import { notFound, type Entry } from '../domain/entry.js';
import { LiveNews } from '../domain/live-news.js';

/** Likes a post or a reply, or takes the like back. */
@Injectable()
export class ToggleLike {
  constructor(
    private readonly entries: EntryStore,
    private readonly news: LiveNews,
  ) {}

  /**
   * Toggles the like. Toggles of one entry wait for each other, so that an impatient double tap ends where it began.
   * @returns how many people like it now, and whether this person does
   * @throws DomainError not_found `post_not_found`, `reply_not_found`, unauthenticated `not_signed_in` when the account
   *   was deleted a moment ago
   */
  async execute(accountId: string, entry: Entry): Promise<Toggled> {
    const toggled = await this.entries.toggleLike(entry, accountId);
    if (toggled === 'account_gone') throw notSignedIn();
    if (toggled === 'not_shown') throw notFound(entry.kind);
    this.news.likesChanged(entry, accountId);
    return toggled;
  }
}
