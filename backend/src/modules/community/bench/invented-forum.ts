import { shippedWords } from '@sahaay/engine/shipped';
import type pg from 'pg';
import { wordsOf } from '../domain/words-to-find.js';

/** So many different texts are written; posts and replies share them. */
const TEXTS = 20_000;
const WORDS_OF_A_TEXT = 14;
const PEOPLE = 5000;

/** A row of numbers that is the same in every run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** The words of which texts are made; a text has the first ones far more often than the last. */
export const VOCABULARY = [...new Set(shippedWords().map(([word]) => word))];

/** Fills an empty, migrated database: three replies and five likes for each post. */
export async function inventForum(client: pg.Client, posts: number): Promise<void> {
  await client.query('set session_replication_role = replica');
  const later = await takeIndexes(client);
  await insertForum(client, posts);
  for (const definition of later) await client.query(definition);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}

/** Drops the indexes of the tables that are filled, since one that is built at the end is built faster. */
async function takeIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('post', 'reply', 'post_like') and indexname not like '%_pkey'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function insertForum(client: pg.Client, posts: number): Promise<void> {
  await client.query(`insert into account (id, email, email_key, created_at, updated_at)
    select gen_random_uuid(), 'b' || n || '@example.org', 'b' || n || '@example.org', now(), now() from generate_series(1, ${PEOPLE}) n`);
  await client.query(`create temp table who as select row_number() over () as n, id from account`);
  await client.query(`create temp table text_of (n int, content text, words tsvector)`);
  await inventTexts(client);
  await client.query('create index on who (n); create index on text_of (n); analyze who; analyze text_of');
  await client.query(`
    insert into post (id, account_id, content, created_at, words)
    select gen_random_uuid(), who.id, text_of.content, now() - (${posts} - m) * interval '20 seconds', text_of.words
      from generate_series(1, ${posts}) m
      join who on who.n = 1 + m * 7919::bigint % ${PEOPLE} join text_of on text_of.n = m * 104729::bigint % ${TEXTS}`);
  await client.query(`
    insert into reply (id, post_id, account_id, content, created_at, words)
    select gen_random_uuid(), post.id, who.id, text_of.content, post.created_at + k * interval '9 minutes', text_of.words
      from (select id, created_at, row_number() over () as m from post) post, generate_series(1, 3) k, who, text_of
     where who.n = 1 + (m * 31 + k * 977) % ${PEOPLE} and text_of.n = (m * 15485863::bigint + k * 6151) % ${TEXTS}`);
  await client.query(`
    insert into post_like (post_id, account_id, created_at)
    select post.id, who.id, now()
      from (select id, row_number() over () as m from post) post, generate_series(1, 5) k, who
     where who.n = 1 + (m * 13 + k * 101) % ${PEOPLE}`);
}

async function inventTexts(client: pg.Client): Promise<void> {
  const next = numbers(17);
  const word = () => VOCABULARY[Math.floor(VOCABULARY.length * next() ** 3)]!;
  const texts = Array.from({ length: TEXTS }, () => Array.from({ length: WORDS_OF_A_TEXT }, word).join(' '));
  await client.query(
    `insert into text_of select row_number() over () - 1, given->>0, array_to_tsvector(array(select jsonb_array_elements_text(given->1)))
       from jsonb_array_elements($1::jsonb) given`,
    [JSON.stringify(texts.map((text) => [text, wordsOf(text)]))],
  );
}
