import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sittingsIn } from './corpus.ts';
import { firstTriesPage, readFirstTries } from './first-tries-page.ts';

const engine = path.resolve(import.meta.dirname, '..');
const corpus = path.join(engine, 'corpus');

/** The first was measured, and read, before there was a log; the others were written by those who knew what had been missed. */
const WITHOUT_FIRST_TRY = ['00-prototype', 'founders-2', 'plain', 'twins'];

const log = readFirstTries(readFileSync(path.join(engine, 'first-tries.jsonl'), 'utf8'));

describe('the log of first tries', () => {
  it('is what the page of first tries shows', () => {
    expect(readFileSync(path.join(engine, 'docs/first-tries.md'), 'utf8')).toBe(firstTriesPage(log));
  });

  it('tells of every sitting once, in the order in which they came', () => {
    expect(log.map(({ sitting }) => sitting)).toEqual([...new Set(log.map(({ sitting }) => sitting))]);
    expect(log.map(({ sitting }) => sitting).sort()).toEqual(
      sittingsIn(corpus).filter((sitting) => !WITHOUT_FIRST_TRY.includes(sitting)),
    );
  });

  it('counts whole sittings', () => {
    for (const { sitting, all } of log) {
      const lines = readFileSync(path.join(corpus, `${sitting}.jsonl`), 'utf8')
        .trimEnd()
        .split('\n').length;
      expect({ sitting, messages: all.dangers.messages + all.calm.messages }).toEqual({ sitting, messages: lines });
      expect(all.dangers.either).toBeGreaterThanOrEqual(Math.max(all.dangers.rules, all.dangers.reader));
    }
  });
});

describe('the model', () => {
  it('says which sittings it was trained on, and there is none of them missing', () => {
    const { sittings } = JSON.parse(readFileSync(path.join(engine, 'model/trained-on.json'), 'utf8')) as {
      sittings: string[];
    };
    for (const sitting of sittings)
      expect({ sitting, there: existsSync(path.join(corpus, `${sitting}.jsonl`)) }).toEqual({ sitting, there: true });
  });
});
