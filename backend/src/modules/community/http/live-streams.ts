import { setImmediate as breathe } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { CONFIG, type Config } from '../../../config.js';
import { Channel, type Message } from '../../../shared/channel/channel.js';
import { DomainError } from '../../../shared/errors.js';
import { Metrics } from '../../../shared/metrics/metrics.js';
import { SessionEnds } from '../../../shared/session/session-ends.js';
import { LiveQueries } from '../adapters/live.queries.js';
import { LiveHistory, type News } from '../domain/live-history.js';
import { Changes, NEWS_TOPIC, type Told } from '../domain/live-news.js';
import { encode, LiveStream } from './live-stream.js';

/** Streams of one account that a process keeps open: browsers of one person share a stream among their pages. */
const MOST_OF_ACCOUNT = 10;
/** The share of all connections that streams may take, so that some are left for calls. */
const SHARE_OF_CONNECTIONS = 0.8;
/** Changes are told at once, and then so many milliseconds later at the earliest. */
const PAUSE = 400;
/** So many entries of each kind go into one event. */
const MOST_TOLD = 100;
/** Each stream gets a beat so many seconds after the last, so that pages and proxies know that it is open. */
const BEAT = 25;
/** A stream lasts between 10 and 20 minutes; then the page comes back, and its session is checked again. */
const LIFE = { least: 600_000, most: 1_200_000 };
/** So many streams are written to in one go, so that calls need not wait until all are. */
const IN_ONE_GO = 500;

/** Holds the streams of this process, and tells all of them what changed anywhere. */
@Injectable()
export class LiveStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly streams = new Set<LiveStream>();
  /** The streams by the second in which they get their beat. */
  private readonly beats = Array.from({ length: BEAT }, () => new Set<LiveStream>());
  private readonly ofAccount = new Map<string, number>();
  private readonly history = new LiveHistory();
  private readonly changes = new Changes();
  private readonly mostStreams: number;
  private timer?: NodeJS.Timeout;
  private second = 0;
  private isTelling = false;
  private isStopping = false;

  constructor(
    private readonly channel: Channel,
    private readonly ends: SessionEnds,
    private readonly queries: LiveQueries,
    metrics: Metrics,
    @Inject(CONFIG) { maxConnections }: Config,
  ) {
    this.mostStreams = Math.floor(maxConnections * SHARE_OF_CONNECTIONS);
    const { streams } = this;
    new Gauge({
      name: 'sahaay_live_streams',
      help: 'How many event streams are open.',
      registers: [metrics.registry],
      collect() {
        this.set(streams.size);
      },
    });
  }

  onModuleInit(): void {
    this.channel.listen({ heard: (message) => this.hear(message), missed: () => this.miss() });
    this.ends.listen((ended) => {
      for (const stream of this.streams) {
        if ('session' in ended ? stream.session === ended.session : stream.account === ended.account) stream.end();
      }
    });
    this.timer = setInterval(() => this.beat(), 1000).unref();
  }

  beforeApplicationShutdown(): void {
    this.stop();
  }

  /** Ends every stream, and opens no more. The pages come back to another process. */
  stop(): void {
    this.isStopping = true;
    clearInterval(this.timer);
    for (const stream of this.streams) stream.end();
  }

  /**
   * Throws when no further stream can be opened for this account.
   * @throws DomainError unavailable `live_unavailable`, rate_limited `too_many_streams`
   */
  assertRoomFor(account: string): void {
    if (this.isStopping || this.channel.isDeaf || this.streams.size >= this.mostStreams)
      throw new DomainError('unavailable', 'live_unavailable', 'News cannot be sent right now.', undefined, 30);
    if ((this.ofAccount.get(account) ?? 0) >= MOST_OF_ACCOUNT)
      throw new DomainError('rate_limited', 'too_many_streams', 'You have too many pages open.', undefined, 60);
  }

  /**
   * Begins to tell a page what changes.
   * @param lastId the id of the last event that the page got
   */
  add(stream: LiveStream, lastId: string | undefined): void {
    const beat = this.beats[Math.floor(Math.random() * BEAT)]!;
    this.streams.add(stream);
    beat.add(stream);
    this.ofAccount.set(stream.account, (this.ofAccount.get(stream.account) ?? 0) + 1);
    stream.onClose(() => {
      this.streams.delete(stream);
      beat.delete(stream);
      const left = this.ofAccount.get(stream.account)! - 1;
      if (left > 0) this.ofAccount.set(stream.account, left);
      else this.ofAccount.delete(stream.account);
    });
    stream.begin();
    stream.write(this.firstEvent(lastId, stream.account));
  }

  static lifeOfOne(): number {
    return LIFE.least + Math.random() * (LIFE.most - LIFE.least);
  }

  /** Tells what was missed since `lastId`; or that the page has to ask for it; or just the id from which it goes on. */
  private firstEvent(lastId: string | undefined, account: string): Buffer {
    const id = this.history.lastId;
    if (lastId === undefined) return encode('beat', id, null);
    const missed = this.history.since(lastId, account);
    return missed ? encode('news', id, this.spread(missed)) : encode('anew', id, this.spread({}));
  }

  /** Pages that must ask for what changed wait for a random part of this time, a millisecond for each open stream. */
  private spread<Data extends object>(data: Data): Data & { spread: number } {
    return { ...data, spread: this.streams.size };
  }

  private hear({ id, topic, body }: Message): void {
    this.history.heard(id, Date.now());
    if (topic !== NEWS_TOPIC) return;
    // A replica of an earlier release does not tell who likes what.
    const { own = [], ...told } = body as Partial<Told>;
    for (const [account] of own) this.history.likedBy(account, Date.now());
    this.changes.add({ ...told, own: own.filter(([account]) => this.ofAccount.has(account)) });
    if (!this.isTelling) void this.tell();
  }

  private miss(): void {
    this.history.forget();
    if (this.channel.isDeaf) for (const stream of this.streams) stream.end();
    else void this.write(encode('anew', this.history.lastId, this.spread({})));
  }

  private async tell(): Promise<void> {
    this.isTelling = true;
    while (!this.changes.isEmpty && !this.isStopping) {
      const { posts, replies, likes, own } = this.changes.take(MOST_TOLD);
      const id = this.history.lastId;
      const news: News = { posts, replies, likes: await this.count(likes) };
      this.history.tell(news, Date.now());
      await this.write(encode('news', id, this.spread(news)));
      await this.tellOwn(own, id);
      await pause();
    }
    this.isTelling = false;
  }

  /** Tells the pages of a person what that person likes now, since it may have been tapped on another device. */
  private async tellOwn(own: Told['own'], id: string): Promise<void> {
    const accounts = new Set(own.map(([account]) => account));
    const streams = [...this.streams].filter(({ account }) => accounts.has(account));
    const accountIds = new Map(streams.map(({ account, accountId }) => [account, accountId]));
    const asked = own.flatMap(([account, entryId]) => {
      const accountId = accountIds.get(account);
      return accountId === undefined ? [] : [{ accountId, id: entryId }];
    });
    const all = await this.orMiss(this.queries.ownLikes(asked));
    for (const stream of streams) {
      const likes = all
        .filter(({ accountId }) => accountId === stream.accountId)
        .map(({ id: entryId, likes: count, liked }) => ({ id: entryId, likes: count, liked }));
      if (likes.length > 0) stream.write(encode('news', id, this.spread({ posts: 0, replies: [], likes })));
    }
  }

  private async count(likes: Told['likes']): Promise<News['likes']> {
    return this.streams.size === 0 ? [] : this.orMiss(this.queries.likes(likes));
  }

  /** Where the database does not answer, the pages learn of these likes when they next ask for anything. */
  private async orMiss<Like>(likes: Promise<Like[]>): Promise<Like[]> {
    return likes.catch(() => {
      this.miss();
      return [];
    });
  }

  private async write(event: Buffer): Promise<void> {
    let written = 0;
    for (const stream of this.streams) {
      stream.write(event);
      written += 1;
      if (written % IN_ONE_GO === 0) await breathe();
    }
  }

  private beat(): void {
    this.second = (this.second + 1) % BEAT;
    const event = encode('beat', this.history.lastId, null);
    for (const stream of this.beats[this.second]!) {
      if (stream.endsAt < Date.now()) stream.end();
      else stream.write(event);
    }
  }
}

const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, PAUSE).unref());
