import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences, discard, freshReview, markUp, readBack } from './testing/spreadsheet.ts';

const OLD = 'Drink water in small sips if you can.';

describe('a corrected step of a red flag', () => {
  let knowledge: string;
  let sheets: string;
  beforeEach(() => ({ knowledge, sheets } = freshReview()));
  afterEach(() => discard(sheets));
  const read = (file: string): string => readFileSync(join(knowledge, file), 'utf8');
  const find = (wanted: (step: string) => boolean) => {
    for (const file of ['belly-and-infection', 'mothers-and-babies', 'heart-and-breath', 'injury-and-surroundings'])
      for (const { id, steps } of JSON.parse(read(`red-flags/${file}.json`)) as { id: string; steps: string[] }[]) {
        const at = steps.findIndex(wanted);
        if (at >= 0)
          return { row: `red-flags/${id}/steps/${at + 1}`, sheet: `red-flags-${file}.csv`, step: steps[at]! };
      }
    throw new Error('no flag has such a step');
  };

  it('stays on the side of its old wording, and a person is asked to look at it', () => {
    const { row, sheet } = find((step) => step === OLD);
    markUp(sheets, sheet, { [row]: { correction: 'Drink water, a little at a time.' } });
    const { report } = readBack(knowledge, sheets);

    expect(report).toContain(`${row}: is "Drink water, a little at a time." still drink, give? See stances.json.`);
    expect(read('stances.json')).toContain('Drink water, a little at a time.');
  });

  it('that speaks of something new is left to a person', () => {
    const { row, sheet } = find((step) => step.startsWith('Loosen'));
    markUp(sheets, sheet, { [row]: { correction: 'Loosen tight clothes. Drink juice.' } });

    expect(readBack(knowledge, sheets).report).toContain('speaks of drink');
    expect(differences(knowledge)).toEqual([]);
  });
});
