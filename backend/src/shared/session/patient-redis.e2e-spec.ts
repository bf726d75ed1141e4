import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { KeptRedis } from '../../bench/kept-redis.js';
import { connectRedis, disconnect, type RedisConnection } from '../redis.js';
import { patientRedis } from './patient-redis.js';

let folder: string;
let server: KeptRedis;
let plain: RedisConnection;
let patient: RedisConnection;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahaay-restarted-'));
  await chmod(folder, 0o755);
  server = await KeptRedis.start(folder);
  plain = await connectRedis(server.url, 'test:');
  patient = patientRedis(plain);
});
afterAll(async () => {
  await disconnect(plain);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it('the commands of sessions wait for a Redis that is restarted, and others are told at once', async () => {
  await patient.set('session', 'of Asha');
  await server.stop();
  const asked = Promise.all([patient.get('session'), patient.set('other', 'one'), patient.sadd('all', 'a', 'b')]);
  await expect(patient.incr('counted')).rejects.toThrow(/writeable|closed/);
  await server.begin();
  expect(await asked).toEqual(['of Asha', 'OK', 2]);
});

it('a command that comes when the socket has ended and nobody was told yet waits as well', async () => {
  const { stream } = plain as Redis;
  const asked = once(stream, 'end').then(() => [plain.status, patient.get('session')] as const);
  await server.stop();
  const [status, session] = await asked;
  expect(status).toBe('ready');
  await server.begin();
  expect(await session).toBe('of Asha');
});

it('one that hangs or refuses is not waited for', async () => {
  server.hang(true);
  await expect(patient.get('session')).rejects.toThrow('Command timed out');
  server.hang(false);
  await expect(patient.get('all')).rejects.toThrow('WRONGTYPE');
});

it('one that stays away is waited for once', async () => {
  await server.stop();
  await expect(patient.get('session')).rejects.toThrow(/writeable|closed/);
  const late = patient.get('session').catch(() => 'told at once');
  expect(await Promise.race([late, wait(1000, 'still waits')])).toBe('told at once');
  await server.begin();
  while (plain.status !== 'ready') await wait(20);
  expect(await patient.get('session')).toBe('of Asha');
});
