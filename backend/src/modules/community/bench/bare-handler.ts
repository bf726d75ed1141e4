// Run in a process of its own by `npm run bench:community` and `npm run bench:api`: the list of posts, and at `/account`
// an account, as they would be without a framework, with the same session look-up and the same query. Its arguments are
// the database's address, the secret that signs cookies and the number of connections. It sends its port.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { newestPosts } from '../adapters/posts.queries.js';

const [, , url, secret = '', size] = process.argv;
const pool = new pg.Pool({
  connectionString: url,
  max: Number(size),
  options: '-c plan_cache_mode=force_generic_plan',
});

const LIST = newestPosts('shown', false);
const LIMIT = 21;

/** The id in a cookie that express-session signed; undefined when nobody signed it. */
function sessionOf(cookie = ''): string | undefined {
  const value = decodeURIComponent(/(?:^|; )sahaay=([^;]+)/.exec(cookie)?.[1] ?? '');
  const [, id = '', signature = ''] = /^s:(.+)\.([^.]+)$/.exec(value) ?? [];
  const expected = createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, '');
  const isEqual =
    expected.length === signature.length && timingSafeEqual(Buffer.from(expected), Buffer.from(signature));
  return isEqual ? id : undefined;
}

async function readerOf(cookie: string | undefined): Promise<string | undefined> {
  const { rows } = await pool.query<{ sess: { accountId?: string; epoch?: number }; epoch: number | null }>({
    name: 'session',
    text: `select sess, epoch from session left join session_epoch on account_id = (sess ->> 'accountId')::uuid
            where sid = $1 and expire >= now()`,
    values: [sessionOf(cookie)],
  });
  const [kept] = rows;
  return kept?.epoch === kept?.sess.epoch ? kept?.sess.accountId : undefined;
}

const server = createServer((request, response) => {
  const answer = async () => {
    const reader = await readerOf(request.headers.cookie);
    if (!reader) return response.writeHead(401).end();
    const { rows } =
      request.url === '/account'
        ? await pool.query({ name: 'account', text: 'select * from account where id = $1', values: [reader] })
        : await pool.query({ name: 'list', text: LIST, values: [reader, LIMIT] });
    const body = Buffer.from(JSON.stringify(rows.slice(0, LIMIT - 1)));
    return response
      .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length })
      .end(body);
  };
  answer().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    response.writeHead(500).end();
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('disconnect', () => process.exit());
