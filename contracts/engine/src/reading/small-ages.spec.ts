import { answer, read } from '../../testing/shipped.ts';
import ages from './small-ages.json' with { type: 'json' };

type Row = readonly [text: string, days: number | null, level: string | undefined];

/** Ages of small children and what only looks like one, written before their reader was mended: text, days, and the least care. */
const rows = [...ages.first, ...ages.second] as unknown as readonly Row[];

it.each(rows)('"%s" tells an age of %s days', (text, days) => {
  const { age } = read(text).person;
  if (days === null) expect(age).toBeUndefined();
  else expect(Math.abs((age ?? 0) * 365 - days)).toBeLessThanOrEqual(days / 10);
});

it.each(rows.filter(([, , level]) => level))('"%s" is understood by its age', (text, _days, level) =>
  expect(answer(text).triage?.level).toBe(level),
);
