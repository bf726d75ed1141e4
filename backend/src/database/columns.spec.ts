import { columns } from './columns.js';

interface Row {
  readonly id: string;
  readonly createdAt: Date;
  readonly note?: string;
}

it('selects an expression for each field, under the name of the field', () =>
  expect(columns<Row>({ id: 'post.id', createdAt: 'created_at', note: 'null' })).toBe(
    'post.id as "id", created_at as "createdAt", null as "note"',
  ));

it('does not compile when a field has no expression, or an expression no field', () => {
  // @ts-expect-error: createdAt is missing.
  columns<Row>({ id: 'id', note: 'null' });
  // @ts-expect-error: even a field that may be undefined is asked for.
  columns<Row>({ id: 'id', createdAt: 'created_at' });
  // @ts-expect-error: no row has a mood.
  columns<Row>({ id: 'id', createdAt: 'created_at', note: 'null', mood: 'mood' });
});
