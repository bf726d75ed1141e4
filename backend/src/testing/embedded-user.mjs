import './typescript-hooks.mjs';

// A process that uses the embedded database of the data folder that it is given. It runs each line of its standard
// input as SQL and prints the first row. At the end of the input it releases the database.
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
