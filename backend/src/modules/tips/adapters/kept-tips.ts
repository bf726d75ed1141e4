import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '../../../shared/errors.js';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import { groupOf, type Group, type TipsRequest } from '../domain/reader.js';
import type { DailyTips } from '../domain/tip.js';
import { TipSource } from '../domain/tip-source.port.js';
import type { KeptTipsStore } from './kept-tips.store.js';

/**
 * Keeps the tips that a model wrote for each person for the day. When the model is slower than the person's patience,
 * the person gets the library's tips for that day. Tips that come late go to the next person of the same group, for
 * whom the model then writes nothing on that day.
 */
export class KeptTips extends TipSource {
  /** The tips of each group and language, by their key. */
  private readonly written = new Map<string, { readonly day: string; readonly tips: Promise<DailyTips> }>();

  /** @param patience a person waits this long for the model, in milliseconds */
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
      // The race is over, so the pause is aborted, and its rejection means nothing.
      enough.catch(() => undefined);
      waiting.abort();
    }
  }

  /** Has the model write for a group once a day, and once more only when the model could not be reached. */
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

  /** Keeps the tips that come first, so that two windows that ask at once show the same ones. */
  private async keep(request: TipsRequest, group: Group, tips: DailyTips): Promise<DailyTips> {
    await this.kept.keep(request, group, tips);
    await this.kept.forgetBefore(request.day);
    const kept = await this.kept.find(request, group);
    if (!kept) throw notSignedIn();
    return kept;
  }
}
