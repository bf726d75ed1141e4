import './typescript-hooks.mjs';

// A process that uses the embedded database of the data folder it is given, and does as it is told on standard input:
// a line of SQL is run and its first row printed, the end of the input releases the database.
const { createInterface } = await import('node:readline');
const { default: pg } = await import('pg');
const { acquireDatabase } = await import('../database/acquire-database.ts');

const { url, release } = await acquireDatabase({ dataDir: process.argv[2], databaseUrl: undefined });
const client = new pg.Client(url);
client.on('error', () => undefined);
await client.connect();
const say = (value) => process.stdout.write(`${JSON.stringify(value)}\n`);
say({ url });
for await (const line of createInterface({ input: process.stdin })) say((await client.query(line)).rows[0] ?? {});
await client.end();
await release();
