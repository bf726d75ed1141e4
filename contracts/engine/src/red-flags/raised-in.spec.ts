import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { base, read } from '../../testing/shipped.ts';
import { raisedIn } from './raised-in.ts';
import { raiseFlags, type RedFlagRule } from './raise-flags.ts';

const SITTING = join(import.meta.dirname, '../../corpus/founders-2.jsonl');
const TEXTS = readFileSync(SITTING, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => (JSON.parse(line) as { text: string }).text);

const rule = (id: string, when: RedFlagRule['when'][number]): RedFlagRule => ({
  id,
  kind: 'medical',
  level: 'urgent',
  title: id,
  steps: [],
  helplines: [],
  when: [when],
});

it('raises the rules that are raised when each is looked at', () => {
  for (const text of TEXTS) {
    const reading = read(text);
    expect(raisedIn(reading, base.rules)).toEqual(raiseFlags(base.rules, reading.present, reading.person));
  }
});

it('looks at rules that need no finding', () => {
  const rules = [rule('old', { age: { min: 90 } }), rule('some', { any: ['fever'], at_least: 0 })];
  const raised = raisedIn(read('I have a cold', { person: { age: 91 } }), rules);
  expect(raised.map(({ rule: { id } }) => id)).toEqual(['old', 'some']);
});
