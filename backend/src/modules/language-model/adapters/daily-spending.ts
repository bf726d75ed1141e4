import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { inTime } from '../../../shared/resilience/in-time.js';
import { costOf, type Prices, type Tokens } from '../domain/prices.js';

/** The database may take this long, in milliseconds, since a person is waiting. */
const PATIENCE = 300;

/** The most that a day (in UTC) may cost; undefined when there is no bound. */
export interface DailyBounds {
  /** The number of tokens, in and out together. */
  readonly tokens: number | undefined;
  readonly cost: number | undefined;
}

/** The amount that was booked for a request before it was sent. */
export interface Booking {
  readonly day: string;
  readonly tokens: Tokens;
}

/** Bounds what the whole deployment spends on a language model in a day. Every process books in the same row. */
export class DailySpending {
  private readonly log = new Logger('LanguageModel');

  constructor(
    private readonly database: DataSource,
    private readonly bounds: DailyBounds,
    private readonly prices: Prices | null,
  ) {}

  /**
   * Books the most that a request may use, so that several requests at once cannot each take the last of a day.
   * @returns undefined when the budget of the day is spent, or when the database cannot tell
   */
  async book(estimate: Tokens): Promise<Booking | undefined> {
    const { tokens = null, cost = null } = this.bounds;
    if (tokens === 0 || cost === 0) return undefined;
    const booked = this.database.query<{ day: string }[]>(
      `insert into llm_spending as spent (day, tokens, cost) values ((now() at time zone 'utc')::date, $1, $2)
       on conflict (day) do update set tokens = spent.tokens + $1, cost = spent.cost + $2
         where ($3::bigint is null or spent.tokens < $3) and ($4::numeric is null or spent.cost < $4)
       returning day`,
      [estimate.in + estimate.out, costOf(estimate, this.prices), tokens, cost],
    );
    try {
      const [row] = await inTime(booked, PATIENCE);
      return row && { day: row.day, tokens: estimate };
    } catch {
      this.log.warn('What was spent today on the language model cannot be read, so it is not asked');
      return undefined;
    }
  }

  /** Replaces the amount that was booked with the amount that was used. When this fails, the booking stays as it is. */
  async settle({ day, tokens: booked }: Booking, used: Tokens): Promise<void> {
    const more = { in: used.in - booked.in, out: used.out - booked.out };
    const settled = this.database.query(
      'update llm_spending set tokens = tokens + $2, cost = cost + $3 where day = $1',
      [day, more.in + more.out, costOf(more, this.prices)],
    );
    await inTime(settled, PATIENCE).catch(() =>
      this.log.warn('What the language model used could not be recorded; an estimate stays'),
    );
  }
}
