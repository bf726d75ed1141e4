import { summaryOf } from './traced-queries.js';

describe('the summary of a statement', () => {
  it.each([
    ['select a.id from account a join post p on p.author = a.id where a.email = $1', 'SELECT account post'],
    [
      'INSERT INTO outside_pace AS pace (service) VALUES ($1) ON CONFLICT (service) DO UPDATE SET a = 1',
      'INSERT outside_pace',
    ],
    ['select 1 from only queue.job_common for update skip locked', 'SELECT queue.job_common'],
    ['delete from session where sid in (select sid from session)', 'DELETE session'],
    ['select word from unnest($1::text[]) as word', 'SELECT'],
    ['(select id from city limit 1) union all (select id from place)', 'SELECT city place'],
    ['SET statement_timeout = 5000; SET lock_timeout = 1', 'SET'],
    ['select 1 from a join b on true join c on true join d on true join e on true', 'SELECT a b c d'],
    ['SELECT "a"."id" FROM "account" "AccountEntity" LEFT JOIN "queue"."job" j ON true', 'SELECT account queue.job'],
    ['', 'OTHER'],
  ])('of %j is %s', (statement, summary) => {
    expect(summaryOf(statement)).toBe(summary);
  });

  it.each([
    `select 'pain from chest' from post`,
    `select 'it''s from chest' from post`,
    `select $$pain from chest$$ from post`,
    `select $x$pain from chest$x$ from post`,
    `select 1 from post -- from chest`,
  ])('of %j holds nothing of what is quoted', (statement) => {
    expect(summaryOf(statement)).toBe('SELECT post');
  });
});
