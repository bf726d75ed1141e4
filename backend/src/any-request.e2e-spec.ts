import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import fc from 'fast-check';
import { people, reply, write } from './modules/community/testing/forum.js';
import { anyRequests, examplesOf, type AnyRequest } from './testing/any-request.js';
import { DescribedAnswers, readApiDescription } from './testing/described-answers.js';
import { startTestApp, TEST_PASSWORD, type Client, type TestApp } from './testing/test-app.js';

/** `npm run fuzz:calls -w @sahaay/backend` sends many more, and others each time unless `CALLS_SEED` says which. */
const REQUESTS = Number(process.env.CALLS ?? 20_000);
const SEED = Number(process.env.CALLS_SEED ?? (process.env.CALLS ? Date.now() : 20_261_128));
/** Milliseconds of the processor within which the thread that serves everybody has dealt with one request. */
const ENOUGH = 50;
/** A request that was slow is sent again so often: of a busy machine the quietest moment counts. */
const TRIES = 8;
/** The stream of news does not end, so it has tests of its own. */
const LEFT_OUT = ['followNews'];
/** After these, somebody has to sign in again; and these hash passwords, slowly on purpose. They come less often. */
const SELDOM =
  /^(?:deleteAccount|signOut|endSession|signIn|signUp|changePassword|confirmWithPassword|renewRecoveryCodes|confirmSecondFactor|forgotPassword)$/;
const ENDS_SESSION = /^(?:deleteAccount|signOut)$/;
/** These say with 503 that this installation has no key of Google. */
const WITHOUT_GOOGLE = /Google$/;
const SELDOM_SHARE = 0.1;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
  readonly cookies: readonly string[];
}

let app: TestApp;
let bystander: Client;
let ids: string[];
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  app = await startTestApp();
  [bystander] = (await people(app, 1)) as [Client];
  const post = await write(bystander, 'I had dengue last year. It is over.');
  const answer = await reply(bystander, post.id, 'Drink much.');
  ids = [post.id, answer.id];
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

function call({ method, path, headers, body }: AnyRequest, cookie: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = { agent, method, headers: { ...headers, ...length, ...(cookie && { cookie }) } };
    const sent = send(`${app.url}${path}`, options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const type = (answer.headers['content-type'] ?? '').split(';')[0]!;
        const isJson = type === 'application/json';
        const cookies = answer.headers['set-cookie'] ?? [];
        resolve({ status: answer.statusCode!, type, body: isJson && text ? JSON.parse(text) : {}, cookies });
      });
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The cookies that an answer sets, as the next request sends them; undefined when it sets none, or ends the session. */
function sentBack(cookies: readonly string[]): string | undefined {
  const pairs = cookies.map((cookie) => cookie.split(';')[0]!);
  return pairs.some((pair) => /^sahaay=./.test(pair)) ? pairs.join('; ') : undefined;
}

async function signUp(): Promise<string> {
  const account = { email: `${randomUUID()}@example.org`, password: TEST_PASSWORD };
  const request = { operation: 'signUp', method: 'POST', path: '/api/v1/auth/user/signup' };
  const headers = { 'content-type': 'application/json' };
  return sentBack((await call({ ...request, headers, body: JSON.stringify(account) }, '')).cookies)!;
}

/** What others must find as it was. */
async function whatTheBystanderHas(): Promise<unknown> {
  const [account, mine] = [
    await bystander.get('/api/v1/account/user/view').expect(200),
    await bystander.get('/api/v1/community/posts?by=mine').expect(200),
  ];
  return [account.body, (mine.body as { content: string }[]).map(({ content }) => content)];
}

/** So many requests for each operation are drawn at once. */
const DRAWN_AT_ONCE = 100;

/** Requests for all operations in turn; those that come seldom are left out most of the time. */
function* requests(): Generator<AnyRequest> {
  const all = [...anyRequests(readApiDescription())].filter(([operation]) => !LEFT_OUT.includes(operation));
  for (let turn = 0; ; turn += 1) {
    const samples = all.map(([operation, arbitrary]) => {
      const numRuns = DRAWN_AT_ONCE * (SELDOM.test(operation) ? SELDOM_SHARE : 1);
      return fc.sample(arbitrary, { numRuns, seed: SEED + turn });
    });
    // Drawing may keep this process busy for so long that the server closes what lies idle.
    agent.destroy();
    for (let place = 0; place < DRAWN_AT_ONCE; place += 1) yield* samples.flatMap((sample) => sample[place] ?? []);
  }
}

/** The answer to a request, and the least time in milliseconds that the serving thread took for it. */
async function answerTo(request: AnyRequest, cookie: string): Promise<Answer & { least: number }> {
  let least = Infinity;
  for (let tries = 1; ; tries += 1) {
    const before = process.threadCpuUsage();
    const answer = await call(request, cookie);
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
    if (least <= ENOUGH || tries === TRIES) return { ...answer, least };
  }
}

const answers = new DescribedAnswers(readApiDescription());

function faultOf({ operation, method, path }: AnyRequest, answer: Answer & { least: number }): string | undefined {
  const { status, least } = answer;
  if (status >= 500 && !(status === 503 && WITHOUT_GOOGLE.test(operation))) return `answered ${status}`;
  if (least > ENOUGH) return `took ${least.toFixed(0)} ms`;
  return answers.faultOf(method, new URL(path, app.url).pathname, answer);
}

it('null in a field that may be left out breaks no call', async () => {
  const examples = examplesOf(readApiDescription());
  expect(examples.length).toBeGreaterThan(20);
  const cookie = await signUp();
  const headers = { 'content-type': 'application/json' };
  const broken: string[] = [];
  for (const { method, path, field, body } of examples) {
    const request = { operation: path, method, path: path.replace('{id}', ids[0]!), headers };
    const { status } = await call({ ...request, body: JSON.stringify({ ...body, [field]: null }) }, cookie);
    if (status >= 500) broken.push(`${method} ${path}, ${field}`);
  }
  expect(broken).toEqual([]);
});

it(
  'no request that fits the description, or does not, breaks a call, is answered otherwise than described, or keeps others waiting',
  async () => {
    const before = await whatTheBystanderHas();
    const faults: string[] = [];
    let [cookie, count, slowest] = [await signUp(), 0, 0];
    for (const drawn of requests().take(REQUESTS)) {
      const isSignedIn = count % 4 !== 3;
      const request = { ...drawn, path: drawn.path.replace('{id}', ids[count % ids.length]!) };
      count += 1;
      const answer = await answerTo(request, isSignedIn ? cookie : '');
      slowest = Math.max(slowest, answer.least);
      const fault = faultOf(request, answer);
      if (fault) faults.push(`request ${count}, ${request.operation}: ${fault}`);
      const isOver = isSignedIn && (answer.status === 401 || ENDS_SESSION.test(request.operation));
      cookie = isOver ? await signUp() : (sentBack(answer.cookies) ?? cookie);
    }
    if (process.env.CALLS)
      process.stdout.write(
        `${count} requests (seed ${SEED}), slowest ${slowest.toFixed(1)} ms, faults ${faults.length}\n`,
      );
    expect({ seed: SEED, faults }).toEqual({ seed: SEED, faults: [] });
    expect(await whatTheBystanderHas()).toEqual(before);
  },
  Math.max(300_000, REQUESTS * 40),
);
