// Sixty-four people like one post and write posts over three replicas of the built product. First nothing is killed, and
// every count must be exact; then replicas and the database are killed with SIGKILL, and afterwards nothing that was
// acknowledged may be lost and no post be there twice.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { BenchProduct } from '../../../bench/product.js';
import { onServer, postmaster, reach } from '../../../bench/write-load.js';
import { ForumClient, impossibleCounts } from './forum-clients.js';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '15' },
    kills: { type: 'string', default: '12' },
  },
});
const REPLICAS = 3;
const READERS = 4;
/** The milliseconds between two kills. */
const APART = 2500;

const say = (line: string) => process.stdout.write(`${line}\n`);
const first = await BenchProduct.start();
const { dataDir } = first;
const beside = () => BenchProduct.start({ DATA_DIR: dataDir });
const replicas = [first, ...(await Promise.all(Array.from({ length: REPLICAS - 1 }, beside)))];
const anywhere = () => replicas[Math.floor(Math.random() * replicas.length)]!.url;
let isFaulty = false;
try {
  const clients: ForumClient[] = [];
  for (let n = 0; n < Number(values.clients); n += 4)
    clients.push(...(await Promise.all([0, 1, 2, 3].map((turn) => ForumClient.signUp(n + turn, anywhere)))));
  const postId = await clients[0]!.write('A walk every morning helps me');
  await countExactly(clients, postId);
  await killAndCompare(clients, postId);
} finally {
  await Promise.all(replicas.slice(1).map((replica) => replica.stop()));
  await first.stop();
}
process.exitCode = isFaulty ? 1 : 0;

/** Lets everybody toggle for a while, and compares each count that was answered or read with what it can have been. */
async function countExactly(clients: readonly ForumClient[], postId: string): Promise<void> {
  const end = Date.now() + Number(values.seconds) * 1000;
  let readings = 0;
  let wrong = 0;
  const toggling = clients.map(async (client) => {
    while (Date.now() < end) await client.toggle(postId);
  });
  const reading = clients.slice(0, READERS).map(async (reader) => {
    while (Date.now() < end) {
      const before = clients.map(({ liked, begun }) => ({ liked, begun }));
      const seen = await reader.look(postId);
      if (!seen) continue;
      const steady = clients.map(({ begun }, n) => begun === before[n]!.begun && before[n]!.liked !== undefined);
      const least = before.filter(({ liked }, n) => liked && steady[n]).length;
      const most = least + steady.filter((isSteady) => !isSteady).length;
      readings += 1;
      if (seen.likes < least || seen.likes > most) wrong += 1;
    }
  });
  await Promise.all([...toggling, ...reading]);
  const last = await clients[0]!.look(postId);
  const likers = clients.filter(({ liked }) => liked).length;
  const impossible = impossibleCounts(clients, likers);
  const toggles = clients.reduce((sum, client) => sum + client.toggles.length, 0);
  isFaulty ||= wrong > 0 || impossible.length > 0 || last?.likes !== likers;
  say(
    `${clients.length} clients, one post, ${REPLICAS} replicas: ${toggles} toggles, ${impossible.length} counts that cannot be; ${readings} readings, ${wrong} of them wrong; at the end ${last?.likes} likes of ${likers} people`,
  );
}

/** Kills now a replica and now the database under load, and compares afterwards what is there with what was acknowledged. */
async function killAndCompare(clients: readonly ForumClient[], postId: string): Promise<void> {
  let isRunning = true;
  const working = clients.map(async (client) => {
    for (let count = 0; isRunning; count += 1) {
      await client.send(count, () => isRunning);
      await client.toggle(postId);
    }
  });
  for (let kill = 0; kill < Number(values.kills); kill += 1) {
    await wait(APART);
    if (kill % 2 === 0) process.kill(postmaster(first).pid, 'SIGKILL');
    else await killReplica();
  }
  const before = clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const written = () => clients.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  await reach(async () => written() > before + clients.length, Date.now() + 60_000);
  isRunning = false;
  await Promise.all(working);
  await compare(clients, postId);
}

/** Kills the replica that has run for the longest besides the first, and starts another one. */
async function killReplica(): Promise<void> {
  const [killed] = replicas.splice(1, 1);
  process.kill(killed!.pid, 'SIGKILL');
  await killed!.stop();
  replicas.push(await beside());
}

async function compare(clients: readonly ForumClient[], postId: string): Promise<void> {
  const { rows } = await onServer(first, (server) => server.query<{ content: string }>('select content from post'));
  const kept = rows.map(({ content }) => content);
  const acknowledged = clients.flatMap((client) => client.acknowledged);
  const isKept = new Set(kept);
  const lost = acknowledged.filter((content) => !isKept.has(content));
  const twice = kept.length - isKept.size;
  const looks = await Promise.all(clients.map((client) => client.look(postId)));
  const known = clients.flatMap(({ liked }, n) => (liked === undefined ? [] : [liked === looks[n]?.liked]));
  const lostLikes = known.filter((isSame) => !isSame).length;
  const failures = clients.reduce((sum, client) => sum + client.failures, 0);
  isFaulty ||= lost.length > 0 || twice > 0 || lostLikes > 0;
  say(
    `${values.kills} kills of the database and of replicas in turn: ${acknowledged.length} posts acknowledged, of these lost ${lost.length}, there twice ${twice}; ${known.length} likes known, of these lost ${lostLikes}; ${failures} calls not answered or refused`,
  );
}
