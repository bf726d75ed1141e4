import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { onServer } from '../write-load.js';
import type { Ground } from './ground.js';
import type { Stranger } from './stranger.js';

/** One way in which a part fails. */
export interface Fault {
  readonly name: string;
  /** Breaks the part. What it resolves with mends it again. */
  hurt(ground: Ground): Promise<() => unknown>;
  /**
   * Whether the product itself is away meanwhile, so that calls are not answered at all. Otherwise each call must be
   * answered, and whoever asks for help must get it.
   */
  readonly takesProductAway?: boolean;
  /** Whether everybody has to sign in again. */
  readonly signsOut?: boolean;
}

const HOUR = 3_600_000;
/** How much later what is sent over a slow wire arrives, in milliseconds. */
const SLOW = 300;

const onDatabase = (ground: Ground, ...statements: string[]) =>
  onServer(ground, async (server) => {
    for (const statement of statements) await server.query(statement);
  });

/** What can happen to the language model, the map service and the mail server, all of them at once. */
export const faultsOf = (stranger: Stranger): readonly Fault[] =>
  (['hangs up', 'says nothing', 'talks nonsense', 'never stops talking'] as const).map((manner) => ({
    name: `whoever the product asks (model, map, mail) ${manner}`,
    hurt: async () => {
      stranger.manner = manner;
      return () => {
        stranger.manner = 'hangs up';
      };
    },
  }));

/** What can happen to the database, to Redis, to the network between them and the product, and to the product itself. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'the database is killed and stays away',
    hurt: async (ground) => {
      ground.killPostgres();
      return () => ground.startPostgres();
    },
  },
  {
    name: 'the database hangs, as its disk would make it',
    hurt: async (ground) => {
      ground.signalPostgres('SIGSTOP');
      return () => ground.signalPostgres('SIGCONT');
    },
  },
  {
    name: `the database is ${SLOW} ms away`,
    hurt: async ({ toPostgres }) => {
      toPostgres.slow(SLOW);
      return () => toPostgres.slow(0);
    },
  },
  {
    name: 'the network to the database is parted, and nobody is told',
    hurt: async ({ toPostgres }) => {
      toPostgres.silence();
      return () => toPostgres.endSilence();
    },
  },
  {
    name: 'connections to the database break',
    hurt: async ({ toPostgres }) => {
      await toPostgres.cut();
      return () => toPostgres.connect();
    },
  },
  {
    name: 'the database takes only reads',
    hurt: async (ground) => {
      await onDatabase(ground, 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
      return () =>
        onDatabase(
          ground,
          'set default_transaction_read_only = off',
          'alter system reset default_transaction_read_only',
          'select pg_reload_conf()',
        );
    },
  },
  {
    name: 'the table of posts is locked',
    hurt: (ground) => heldBy(ground, 'begin', 'lock table post in access exclusive mode'),
  },
  {
    name: 'the database has no connection left',
    hurt: (ground) => takeConnections(ground),
  },
  {
    name: 'Redis is killed and stays away',
    hurt: async ({ redis }) => {
      await redis.stop('SIGKILL');
      return () => redis.begin();
    },
  },
  {
    name: 'Redis hangs',
    hurt: async ({ redis }) => {
      redis.hang(true);
      return () => redis.hang(false);
    },
  },
  {
    name: `Redis is ${SLOW} ms away`,
    hurt: async ({ toRedis }) => {
      toRedis.slow(SLOW);
      return () => toRedis.slow(0);
    },
  },
  {
    name: 'the network to Redis is parted, and nobody is told',
    hurt: async ({ toRedis }) => {
      toRedis.silence();
      return () => toRedis.endSilence();
    },
  },
  {
    name: 'Redis is emptied',
    signsOut: true,
    hurt: async ({ redis }) => {
      await redis.call('flushall');
      return () => undefined;
    },
  },
  {
    name: 'Redis is full',
    hurt: async ({ redis }) => {
      await redis.call('config', 'set', 'maxmemory', '1');
      return () => redis.call('config', 'set', 'maxmemory', '0');
    },
  },
  {
    name: 'the clock jumps an hour ahead',
    hurt: async (ground) => {
      ground.moveClock(HOUR);
      return () => ground.moveClock(0);
    },
  },
  {
    name: 'the clock jumps an hour back',
    hurt: async (ground) => {
      ground.moveClock(-HOUR);
      return () => ground.moveClock(0);
    },
  },
  {
    name: 'the API has no file left to open',
    takesProductAway: true,
    hurt: (ground) => takeFiles(ground),
  },
  {
    name: 'the API is ended with SIGTERM while people write, and started anew',
    takesProductAway: true,
    hurt: async (ground) => {
      await ground.restart('SIGTERM');
      return () => undefined;
    },
  },
  {
    name: 'the API is killed while people write, and started anew',
    takesProductAway: true,
    hurt: async (ground) => {
      await ground.restart('SIGKILL');
      return () => undefined;
    },
  },
];

/** Holds a connection that has said these statements, until it is mended. */
async function heldBy(ground: Ground, ...statements: string[]): Promise<() => Promise<void>> {
  const client = await connected(ground);
  for (const statement of statements) await client.query(statement);
  return () => client.end();
}

/** Takes every connection that the database has to give, those of the product too. */
async function takeConnections(ground: Ground): Promise<() => Promise<unknown>> {
  const taken: pg.Client[] = [];
  const takeAll = async () => {
    for (;;) {
      const client = await connected(ground).catch((error: { code?: string }) => {
        // https://www.postgresql.org/docs/current/errcodes-appendix.html names this code too_many_connections.
        if (error.code !== '53300') throw error;
      });
      if (!client) return;
      taken.push(client);
    }
  };
  await takeAll();
  await taken[0]!.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sahaay'`);
  await takeAll();
  return () => Promise.all(taken.map((client) => client.end()));
}

async function connected({ postgresUrl }: Ground): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: postgresUrl });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Leaves the product no file beyond those that it has open, and knocks at its door until these are used up. */
async function takeFiles(ground: Ground): Promise<() => Promise<void>> {
  const before = ground.allowFiles(String(ground.openFiles + 5));
  const { port, hostname } = new URL(ground.url);
  const knocking: Socket[] = Array.from({ length: 40 }, () =>
    connect(Number(port), hostname).on('error', () => undefined),
  );
  await wait(200);
  return async () => {
    for (const socket of knocking) socket.destroy();
    ground.allowFiles(before);
  };
}
