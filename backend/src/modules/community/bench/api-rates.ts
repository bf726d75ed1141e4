import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';
import { enter } from '../../../bench/accounts.js';
import { loadNow, measureLoad, rawRequest, type Measured } from '../../../bench/load.js';
import { BenchProduct } from '../../../bench/product.js';

const CONNECTIONS = [16, 32] as const;
/** What is compared takes turns, so many times for so many seconds, since other programs take more at one time than at another. */
const ROUNDS = 5;
const SECONDS = 2;
const WARM_UP = 3;
const POOL = 10;
const LIST = '/api/v1/community/posts';
/** What NodeBB 4 with Redis did on two such cores, measured in November 2026. */
const NODEBB = { list: 139, like: 424 } as const;
const SHARE_OF_BARE = 0.6;
/** In milliseconds: the time of a call, and by how much the event loop of the product is late meanwhile. */
const P99 = 30;
const LATE = 20;

const say = (line: string) => process.stdout.write(`${line}\n`);
const whole = (value: number) => Math.round(value).toLocaleString('en').padStart(6);
const verdict = (holds: boolean) => (holds ? 'holds' : 'FALLS SHORT');

/** Measures whole calls, signed in, and beside them a bare handler that does the same query with the same look-up. */
export async function measureApi(url: string, client: pg.Client): Promise<void> {
  const secret = randomBytes(32).toString('base64url');
  const settings = { DATABASE_URL: url, DATABASE_POOL_SIZE: String(POOL), SESSION_SECRET: secret };
  const product = await BenchProduct.start(settings);
  const bare = fork(join(import.meta.dirname, 'bare-handler.js'), [url, secret, String(POOL)]);
  try {
    const [barePort] = (await once(bare, 'message')) as [number];
    const port = Number(new URL(product.url).port);
    const cookies = await Promise.all(
      Array.from({ length: Math.max(...CONNECTIONS) }, () =>
        enter(product.url, 'signup', `reader-${crypto.randomUUID()}@example.org`),
      ),
    );
    const { rows: some } = await client.query<{ id: string }>('select id from post order by id limit 1000');
    const list = (connection: number) => rawRequest('GET', LIST, cookies[connection]!);
    const like = (connection: number, count: number) =>
      rawRequest('POST', `${LIST}/${some[(connection * 31 + count) % some.length]!.id}/like`, cookies[connection]!);
    const whoami = (connection: number) => rawRequest('GET', '/api/v1/auth/user/whoami', cookies[connection]!);
    const tips = (connection: number) => rawRequest('GET', '/api/v1/misc/tips', cookies[connection]!);
    const account = (connection: number) => rawRequest('GET', '/account', cookies[connection]!);
    say(
      `\nWhole calls, signed in, the middle of ${ROUNDS} turns of ${SECONDS} s each; answers a second, milliseconds; ${loadNow()}`,
    );
    for (const connections of CONNECTIONS) {
      const rounds = await inTurns(product, connections, {
        bare: [barePort, list],
        account: [barePort, account],
        whoami: [port, whoami],
        tips: [port, tips],
        list: [port, list],
        like: [port, like],
      });
      const of = (name: keyof (typeof rounds)[number]) => middle(rounds.map((round) => round[name]));
      const shareOf = (name: keyof (typeof rounds)[number], bare: 'bare' | 'account') => {
        const { perSecond } = middle(
          rounds.map((round) => ({ perSecond: round[name].perSecond / round[bare].perSecond })),
        );
        const { p99 } = of(name);
        const late = rounds.map((round) => round[name].late).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
        return `${perSecond.toFixed(2)} of the bare handler (bar ${SHARE_OF_BARE}: ${verdict(perSecond >= SHARE_OF_BARE)}), p99 (bar ${P99} ms: ${verdict(p99 <= P99)}), event loop late by p99 ${late.toFixed(1)} ms (bar ${LATE}: ${verdict(late <= LATE)})`;
      };
      row(connections, 'bare node:http and pg, list', of('bare'));
      row(connections, 'the same, an account', of('account'));
      row(connections, 'who is signed in', of('whoami'), shareOf('whoami', 'account'));
      row(connections, 'tips', of('tips'), shareOf('tips', 'account'));
      row(connections, 'list', of('list'), `${shareOf('list', 'bare')}, ${times(of('list'), NODEBB.list, 10)}`);
      row(connections, 'like, durable', of('like'), times(of('like'), NODEBB.like, 5));
      say(`                 ${loadNow()}`);
    }
  } finally {
    bare.disconnect();
    await product.stop();
  }
}

const times = ({ perSecond }: Measured, of: number, bar: number): string =>
  `${(perSecond / of).toFixed(1)} times NodeBB's ${of} (bar ${bar}: ${verdict(perSecond >= of * bar)})`;

function row(connections: number, name: string, { perSecond, p50, p99, others }: Measured, note = ''): void {
  const failed = [...others].map(([status, count]) => `, ${count} times ${status}`).join('');
  say(
    `${String(connections).padStart(3)} connections  ${name.padEnd(28)} ${whole(perSecond)}/s  p50 ${p50.toFixed(1)}  p99 ${p99.toFixed(1)}  ${note}${failed}`,
  );
}

type Request = (connection: number, count: number) => Buffer;

/** What a load measured, and by how many milliseconds the event loop of the product was late in one of 100 moments. */
type Turn = Measured & { readonly late: number };

/** Loads each in turn, again and again. */
async function inTurns<Name extends string>(
  product: BenchProduct,
  connections: number,
  all: Readonly<Record<Name, readonly [port: number, request: Request]>>,
): Promise<Record<Name, Turn>[]> {
  const each = Object.entries<readonly [number, Request]>(all);
  for (const [, [port, request]] of each) await measureLoad({ port, connections, seconds: WARM_UP, request });
  const rounds: Record<Name, Turn>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const measured: [string, Turn][] = [];
    for (const [name, [port, request]] of each) {
      await product.innerFigures();
      const load = await measureLoad({ port, connections, seconds: SECONDS, request });
      measured.push([name, { ...load, late: (await product.innerFigures()).p99 }]);
    }
    rounds.push(Object.fromEntries(measured) as Record<Name, Turn>);
  }
  return rounds;
}

/** Of several, the one with as many that are faster as are slower. */
const middle = <One extends { readonly perSecond: number }>(all: readonly One[]): One =>
  all.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(all.length / 2)]!;
