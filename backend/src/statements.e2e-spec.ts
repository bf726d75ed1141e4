import { randomUUID } from 'node:crypto';
import { people, POSTS, reply, write } from './modules/community/testing/forum.js';
import { recordStatements, type RecordedStatements } from './testing/recorded-statements.js';
import { startTestApp, type Client, type TestApp } from './testing/test-app.js';

const V1 = '/api/v1';

/** These tables grow with the number of people and places, so no statement may read one from end to end. */
const BIG = [
  'account',
  'city',
  'daily_tips',
  'mute',
  'place',
  'post',
  'post_like',
  'post_report',
  'reply',
  'reply_like',
  'reply_report',
  'sent_entry',
  'session',
];
let recorded: RecordedStatements;
let app: TestApp;
let asha: Client;
let post: string;
const seen = new Set<string>();

beforeAll(async () => {
  recorded = recordStatements();
  app = await startTestApp();
  [asha] = (await people(app, 1)) as [Client];
  post = (await write(asha, 'I had dengue last year.')).id;
  await reply(asha, post, 'I am well again.');
});
afterAll(async () => {
  await app.close();
  recorded.stop();
});

/** What stands around the statements of a call: its transactions, and what processes tell each other by the way. */
const AROUND = /^(?:start|begin|commit|rollback|savepoint|release|set |select pg_notify)/i;

/** The statements that a call sends. */
async function statementsOf(call: Call): Promise<string[]> {
  recorded.take();
  const { status } = await call();
  expect(status).toBeLessThan(300);
  return recorded.take().filter((statement) => !AROUND.test(statement));
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const isBig = (table: string): boolean => BIG.includes(table) || table.startsWith('place_');

/** The big tables that a statement can only read from end to end: PostgreSQL does so although it is told not to. */
async function bigTablesReadBy(statement: string): Promise<string[]> {
  const plan = await app.database.transaction(async (transaction) => {
    await transaction.query('set local enable_seqscan = off');
    const [row] = await transaction.query<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>(
      `explain (generic_plan, format json) ${statement}`,
    );
    return row['QUERY PLAN'][0].Plan;
  });
  const scansIn = (node: Plan): Plan[] => [node, ...(node.Plans ?? []).flatMap(scansIn)];
  return scansIn(plan)
    .filter((node) => node['Node Type'] === 'Seq Scan' && isBig(node['Relation Name'] ?? ''))
    .map((node) => node['Relation Name']!);
}

type Call = () => PromiseLike<{ status: number }>;

/** Calls that people make all the time, and how many statements each may send at most. */
const CALLS: readonly (readonly [name: string, most: number, call: Call])[] = [
  ['who am I', 2, () => asha.get(`${V1}/auth/user/whoami`)],
  ['my profile', 2, () => asha.get(`${V1}/account/user/view`)],
  ['my devices', 2, () => asha.get(`${V1}/auth/user/sessions`)],
  ['tips', 2, () => asha.get(`${V1}/misc/tips`)],
  ['posts', 2, () => asha.get(POSTS)],
  ['my posts', 2, () => asha.get(`${POSTS}?by=mine`)],
  ['replies', 3, () => asha.get(`${POSTS}/${post}/replies`)],
  ['topics', 1, () => asha.get(`${V1}/community/topics`)],
  ['a search', 5, () => asha.post(`${V1}/community/search`).send({ words: 'dengue' })],
  ['a post', 7, () => asha.post(POSTS).send({ content: `Fever since ${randomUUID()}` })],
  ['a like', 2, () => asha.post(`${POSTS}/${post}/like`)],
  ['symptoms', 0, () => app.http().post(`${V1}/diagnostics/predict`).send({ symptomsText: 'fever and cough' })],
  [
    'care nearby',
    1,
    () => app.http().post(`${V1}/nearby/search`).send({ filter: 'hospital', location: '18.52,73.85' }),
  ],
];

describe('the statements', () => {
  it.each(CALLS)('of the call for %s are %i at most', async (_, most, call) => {
    // Some are sent at the first call alone.
    await call();
    const statements = await statementsOf(call);
    for (const statement of statements) seen.add(statement);
    expect(statements.length).toBeLessThanOrEqual(most);
  });

  it('are as many for a full page as for a short one', async () => {
    const lists = CALLS.filter(([name]) => ['posts', 'my posts', 'replies'].includes(name));
    const counts = async () => {
      const all: number[] = [];
      for (const [, , call] of lists) all.push((await statementsOf(call)).length);
      return all;
    };
    const few = await counts();
    for (let turn = 0; turn < 25; turn += 1) {
      await write(asha, `Another day of fever, the ${turn + 1}.`);
      await reply(asha, post, `Better on day ${turn + 1}.`);
    }
    expect(await counts()).toEqual(few);
  });

  it('read no big table from end to end, since each finds an index', async () => {
    const read: string[] = [];
    for (const statement of seen) {
      const tables = await bigTablesReadBy(statement);
      if (tables.length > 0) read.push(`${tables.join(', ')}: ${statement}`);
    }
    expect(seen.size).toBeGreaterThan(15);
    expect(read).toEqual([]);
    expect(await bigTablesReadBy(`select from post where content like '%a'`)).toEqual(['post']);
  });
});
