import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONFIG, WORKSPACE_ROOT, type Config } from '../../config.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { Retention } from './retention.js';

/** Every rule is due at least once in an hour. */
const HOUR = 60;

let app: TestApp;
let retention: Retention;
let account: string;
beforeAll(async () => {
  app = await startTestApp();
  retention = app.app.get(Retention);
  account = (await app.signUp()).user.id;
});
afterAll(() => app.close());

/**
 * For each table, how a row is written whose time is over by so many seconds, and how its column `label` tells it from
 * others. With a negative number, the time is not over yet.
 */
const ROWS: Readonly<Record<string, { readonly write: string; readonly label: string }>> = {
  answer_report: {
    label: 'id::text',
    write: `insert into answer_report (id, created_at, sealed) values ($2, now() - interval '180 days' - $1 * interval '1 s', '')`,
  },
  daily_tips: {
    label: 'language',
    write: `insert into daily_tips (account_id, language, day, tips)
            select id, $2::text, ((now() at time zone 'Asia/Kolkata') - $1 * interval '1 s')::date, '[]' from account`,
  },
  llm_answer: {
    label: 'id',
    write: `insert into llm_answer (id, sealed, expires_at) values ($2::text, '', now() - $1 * interval '1 s')`,
  },
  password_reset: {
    label: 'mail_id::text',
    write: `insert into password_reset (token_hash, account_id, mail_id, created_at, expires_at)
            select convert_to($2::text, 'utf8'), id, $2::uuid, now() - interval '1 hour' - $1 * interval '1 s', now() from account`,
  },
  sent_entry: {
    label: 'key',
    write: `insert into sent_entry (account_id, key, created_at)
            select id, $2::text, now() - interval '24 hours' - $1 * interval '1 s' from account`,
  },
  session: {
    label: 'sid',
    write: `insert into session (sid, sess, expire) values ($2::text, '{}', now() - $1 * interval '1 s')`,
  },
  sign_in_try: {
    label: 'account',
    write: `insert into sign_in_try (account, source, not_before, forgotten_at)
            values ($2::text, '', now(), now() - interval '1 minute' - $1 * interval '1 s')`,
  },
  throttle_window: {
    label: 'key',
    write: `insert into throttle_window (key, hits, ends_at) values ($2::text, 1, now() - $1 * interval '1 s')`,
  },
  // These make accounts, and so come after what is written once for each account.
  own_write: {
    label: 'account_id::text',
    write: `with made as (insert into account (id, email, email_key, created_at, updated_at)
                          values ($2::uuid, $2::text, $2::text, now(), now()) returning id)
            insert into own_write (account_id, position, at)
            select id, '0/0', now() - interval '1 minute' - $1 * interval '1 s' from made`,
  },
};
/** More than a day, so that a row of tips is of yesterday, or of tomorrow. */
const SECONDS = 90_000;

async function anHour(): Promise<void> {
  for (let minute = 0; minute < HOUR; minute += 1) await retention.look();
}

describe('what may be kept no longer', () => {
  it.each(Object.entries(ROWS))('goes from %s within an hour, where nothing new is written', async (table, row) => {
    const [over, running] = [randomUUID(), randomUUID()];
    await app.sql(row.write, [SECONDS, over]);
    await app.sql(row.write, [-SECONDS, running]);
    await anHour();
    const left = await app.sql<{ label: string }>(`select ${row.label} as label from ${table}`);
    expect(left.map(({ label }) => label)).toContain(running);
    expect(left.map(({ label }) => label)).not.toContain(over);
  });

  it('goes from the folder of mails', async () => {
    const folder = join(app.app.get<Config>(CONFIG).dataDir, 'outbox');
    const [old, young] = [1, 2].map(() => `${account}.${randomUUID()}.eml`) as [string, string];
    await mkdir(folder, { recursive: true });
    for (const name of [old, young]) await writeFile(join(folder, name), 'mail');
    const weekAgo = new Date(Date.now() - 8 * 24 * 3600 * 1000);
    await utimes(join(folder, old), weekAgo, weekAgo);
    await anHour();
    expect(await readdir(folder)).toEqual([young]);
  });

  // ASVS 14.2.7
  it('is deleted by the rules that the map of data lists, and by no others', async () => {
    const page = await readFile(join(WORKSPACE_ROOT, 'backend/docs/data-map.md'), 'utf8');
    const [, section = ''] = page.split('## What is deleted when its time is over\n');
    const listed = [...section.matchAll(/^\| `([^`]+)` +\|.*\| every (\d+) minutes +\|/gm)];
    const rules = retention.rules.map(({ of, everyMinutes }) => `${of} ${everyMinutes}`);
    expect(listed.map(([, of, minutes]) => `${of} ${minutes}`)).toEqual(rules.toSorted());
    expect(Object.keys(ROWS)).toEqual(
      expect.arrayContaining(rules.map((rule) => rule.split(' ')[0]!).filter((of) => !of.endsWith('/'))),
    );
  });

  it('goes the next time when it could not be deleted, and the metric shows since when', async () => {
    let attempts = 0;
    retention.keep({
      of: 'unreachable',
      everyMinutes: 1,
      remove: async () => {
        attempts += 1;
        if (attempts < 3) throw new Error('away');
      },
    });
    await app.sql(`insert into session (sid, sess, expire) values ('beside', '{}', now() - interval '1 s')`);
    await anHour();
    expect(attempts).toBe(HOUR);
    expect(await app.sql(`select 1 from session where sid = 'beside'`)).toEqual([]);
    const metrics = await app.http().get('/api/metrics');
    expect(metrics.text).toMatch(/sahaay_retention_done_timestamp_seconds\{of="unreachable"\} \d{10}/);
  });
});
