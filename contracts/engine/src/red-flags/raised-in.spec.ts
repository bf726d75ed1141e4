import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { base, read } from '../../testing/shipped.ts';
import { KNOWN_THINGS } from '../questions/known.ts';
import { implyMore } from '../reading/imply.ts';
import { raisedAlike, raisedIn } from './raised-in.ts';
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

it('raises the same when more is known of somebody', () => {
  for (const text of TEXTS.filter((_, at) => at % 10 === 0)) {
    const reading = read(text);
    for (const known of KNOWN_THINGS) {
      const present = implyMore(reading.present, [known], base.links);
      const news = [...present.keys()].filter((id) => !reading.present.has(id));
      const raised = raisedAlike({ ...reading, present }, news, raisedIn(reading, base.rules), base.rules);
      expect(raised).toEqual(raiseFlags(base.rules, present, reading.person));
    }
  }
});

it('looks at rules that need no finding', () => {
  const rules = [rule('old', { age: { min: 90 } }), rule('some', { any: ['fever'], at_least: 0 })];
  const raised = raisedIn(read('I have a cold', { person: { age: 91 } }), rules);
  expect(raised.map(({ rule: { id } }) => id)).toEqual(['old', 'some']);
});
