import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '../../../shared/errors.js';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import { groupOf, type Group, type TipsRequest } from '../domain/reader.js';
import type { DailyTips } from '../domain/tip.js';
import { TipSource } from '../domain/tip-source.port.js';
import type { KeptTipsStore } from './kept-tips.store.js';

/**
 * Tips of a model, kept for each person for the day. Where it does not write them while the person waits, they get those of the
 * library for the day; what comes late is for the next of the same group, who are never written for twice on one day.
 */
export class KeptTips extends TipSource {
  /** By group and language. */
  private readonly written = new Map<string, { readonly day: string; readonly tips: Promise<DailyTips> }>();

  /** @param patience how long a person waits for the model, in milliseconds */
  constructor(
    private readonly kept: KeptTipsStore,
    private readonly model: TipSource,
    private readonly library: TipSource,
    private readonly patience: number,
  ) {
    super();
  }

  /** @throws DomainError unauthenticated `not_signed_in` when the account is deleted meanwhile */
  override async tipsFor(request: TipsRequest): Promise<DailyTips> {
    const group = groupOf(request);
    return (await this.kept.find(request, group)) ?? this.keep(request, group, await this.fresh(request, group));
  }

  private async fresh(request: TipsRequest, group: Group): Promise<DailyTips> {
    const waiting = new AbortController();
    const enough = pause(this.patience, undefined, { signal: waiting.signal });
    try {
      return (await Promise.race([this.write(request, group), enough])) ?? (await this.library.tipsFor(request));
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'unavailable') throw error;
      return await this.library.tipsFor(request);
    } finally {
      // Nobody waits any more: to be called off is how the pause ends.
      enough.catch(() => undefined);
      waiting.abort();
    }
  }

  /** Once a day for each group; again only where the model could not be reached. */
  private write(request: TipsRequest, group: Group): Promise<DailyTips> {
    const key = JSON.stringify([group, request.language]);
    const known = this.written.get(key);
    if (known?.day === request.day) return known.tips;
    const tips = this.model.tipsFor(request);
    this.written.set(key, { day: request.day, tips });
    tips.catch((error: unknown) => {
      const isItsOwn = error instanceof DomainError && (error.reason === 'bad_answer' || error.reason === 'refused');
      if (!isItsOwn && this.written.get(key)?.tips === tips) this.written.delete(key);
    });
    return tips;
  }

  /** Whoever comes first decides: two windows that ask at once show the same. */
  private async keep(request: TipsRequest, group: Group, tips: DailyTips): Promise<DailyTips> {
    await this.kept.keep(request, group, tips);
    await this.kept.forgetBefore(request.day);
    const kept = await this.kept.find(request, group);
    if (!kept) throw notSignedIn();
    return kept;
  }
}
