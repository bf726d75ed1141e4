import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { DomainError } from '../../../shared/errors.js';
import { notSignedIn } from '../../../shared/session/not-signed-in.js';
import { groupOf, type Group, type TipsRequest } from '../domain/reader.js';
import type { DailyTips } from '../domain/tip.js';
import { TipSource } from '../domain/tip-source.port.js';

/**
 * Tips of a model, kept for each person for the day. Where it does not write them while the person waits, they get those of the
 * library for the day; what comes late is for the next of the same group, who are never written for twice on one day.
 */
export class KeptTips extends TipSource {
  /** By group and language. */
  private readonly written = new Map<string, { readonly day: string; readonly tips: Promise<DailyTips> }>();

  /** @param patience how long a person waits for the model, in milliseconds */
  constructor(
    private readonly database: DataSource,
    private readonly model: TipSource,
    private readonly library: TipSource,
    private readonly patience: number,
  ) {
    super();
  }

  /** @throws DomainError unauthenticated `not_signed_in` when the account is deleted meanwhile */
  override async tipsFor(request: TipsRequest): Promise<DailyTips> {
    const group = groupOf(request);
    return (await this.find(request, group)) ?? this.keep(request, group, await this.fresh(request, group));
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

  private async find(
    { reader, day, language }: TipsRequest,
    { ageBand, gender }: Group,
  ): Promise<DailyTips | undefined> {
    const [kept] = await this.database.query<DailyTips[]>(
      `select tips, written_by as "writtenBy" from daily_tips
        where account_id = $1 and language = $2 and day = $3 and age_band is not distinct from $4 and gender is not distinct from $5`,
      [reader.id, language, day, ageBand, gender],
    );
    return kept;
  }

  /** Whoever comes first decides: two windows that ask at once show the same. */
  private async keep(request: TipsRequest, group: Group, { tips, writtenBy }: DailyTips): Promise<DailyTips> {
    const { reader, language, day } = request;
    await this.database.query(
      `insert into daily_tips (account_id, language, day, age_band, gender, written_by, tips)
       select id, $2, $3::date, $4, $5, $6, $7::jsonb from (select id from account where id = $1 for key share) as held
       on conflict (account_id, language) do update
          set day = excluded.day, age_band = excluded.age_band, gender = excluded.gender, written_by = excluded.written_by, tips = excluded.tips
        where (daily_tips.day, daily_tips.age_band, daily_tips.gender) is distinct from (excluded.day, excluded.age_band, excluded.gender)`,
      [reader.id, language, day, group.ageBand, group.gender, writtenBy, JSON.stringify(tips)],
    );
    await this.forgetBefore(day);
    const kept = await this.find(request, group);
    if (!kept) throw notSignedIn();
    return kept;
  }

  /** Waits for nobody, so that it cannot stand in the way of somebody who keeps theirs. */
  private async forgetBefore(day: string): Promise<void> {
    await this.database.query(
      'delete from daily_tips where (account_id, language) in (select account_id, language from daily_tips where day < $1 for update skip locked)',
      [day],
    );
  }
}
