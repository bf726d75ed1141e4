import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import type { DataSource } from 'typeorm';
import { createApp } from '../app.js';
import { readConfig, type Config } from '../config.js';
import { openDataSource } from '../data-source.js';
import { HURRIED } from '../database/connections.js';
import type { User } from '../modules/account/public.js';
import { createLogger } from '../shared/http/logging.js';
import type { FrontEnds } from '../web/front-ends.js';
import { asDescribed, readApiDescription } from './described-answers.js';
import { cloneDatabase } from './test-database.js';

export interface TestAppOptions {
  /** Keeps sessions and limits in Redis, and not in PostgreSQL and memory. */
  readonly redis?: boolean;
  /**
   * Settings as the environment gives them. Limits are a thousand times wider unless `THROTTLE_SCALE` says otherwise.
   */
  readonly env?: Readonly<Record<string, string>>;
  /** The built front ends to serve. By default there are none. */
  readonly frontEnds?: FrontEnds;
  /** The stream to which the log goes, for tests of its content. */
  readonly log?: Writable;
  /** A migrated database to use in place of a new one, e.g. that of another replica. It is not dropped at the end. */
  readonly databaseUrl?: string;
}

export type Client = ReturnType<typeof supertest.agent>;

/** The product on a database of its own. It listens on a free port. */
export interface TestApp {
  readonly app: NestExpressApplication;
  readonly database: DataSource;
  readonly databaseUrl: string;
  readonly config: Config;
  /** The folder in which mail ends unless `SMTP_URL` is set. Another app may be given the same `DATA_DIR`. */
  readonly outbox: string;
  /** The settings with which another replica shares the Redis of this one. */
  readonly sharedRedis: Readonly<Record<string, string>>;
  readonly url: string;
  /**
   * Makes a new client that keeps cookies, like a browser window. It fails on an answer that `contracts/openapi.json`
   * does not describe.
   */
  http(): Client;
  /** Makes a new client that is signed in to a new account. */
  signUp(email?: string, password?: string): Promise<{ client: Client; user: User }>;
  sql<Row>(query: string, parameters?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const NO_FRONT_ENDS: FrontEnds = { shell: join(import.meta.dirname, 'none'), remotes: {} };

/** Every client of a file of tests uses the same, since it takes a while to make. */
const described = asDescribed(readApiDescription());

export const TEST_PASSWORD = 'neem tree 42 umbrella';

/** Starts the product for an API test. Call `await app.close()` in `afterAll`. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const own = options.databaseUrl ? undefined : await cloneDatabase();
  const databaseUrl = options.databaseUrl ?? own!.url;
  const sharedRedis: Record<string, string> = options.redis
    ? { REDIS_URL: process.env.TEST_REDIS_URL ?? '', REDIS_KEY_PREFIX: `test-${randomBytes(6).toString('hex')}:` }
    : {};
  const dataDir = options.env?.DATA_DIR ? undefined : await mkdtemp(join(tmpdir(), 'sahaay-app-'));
  const config = readConfig({
    ...(dataDir && { DATA_DIR: dataDir }),
    PORT: '0',
    LOG_LEVEL: 'silent',
    THROTTLE_SCALE: '1000',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '5',
    ...sharedRedis,
    ...options.env,
  });
  const database = await openDataSource(databaseUrl, config.databasePoolSize, HURRIED, config);
  const app = await createApp(
    config,
    database,
    createLogger(config.logLevel, options.log),
    options.frontEnds ?? NO_FRONT_ENDS,
  );
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  const http = () => supertest.agent(url).use(described);
  return {
    app,
    database,
    databaseUrl,
    config,
    outbox: join(config.dataDir, 'outbox'),
    sharedRedis,
    url,
    http,
    signUp: async (email = `${randomUUID()}@example.org`, password = TEST_PASSWORD) => {
      const client = http();
      const { body } = await client.post('/api/v1/auth/user/signup').send({ email, password }).expect(201);
      return { client, user: (body as { data: { user: User } }).data.user };
    },
    sql: (query, parameters) => database.query(query, parameters),
    close: async () => {
      await app.close();
      await own?.drop();
      if (dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
