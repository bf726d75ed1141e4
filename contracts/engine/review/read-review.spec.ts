import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  allRight,
  differences,
  discard,
  freshReview,
  markUp,
  readBack,
  reviewOf,
  REVIEWER,
} from './testing/spreadsheet.ts';

const SKIN = 'conditions-skin.csv';
const ACNE = 'conditions/acne';

describe('marks of a reviewer', () => {
  let knowledge: string;
  let sheets: string;
  beforeEach(() => ({ knowledge, sheets } = freshReview()));
  afterEach(() => discard(sheets));
  const file = (): string => join(knowledge, 'conditions/skin.json');
  const entry = (id: string): Record<string, unknown> => {
    const entries = JSON.parse(readFileSync(file(), 'utf8')) as Record<string, unknown>[];
    return entries.find((each) => `conditions/${String(each['id'])}` === id)!;
  };

  it('change nothing while there are none', () => {
    const { report, isWhole } = readBack(knowledge, sheets);

    expect(report).toBe('0 entries reviewed by Dr Asha Verma, physician, 0 statements corrected, 0 files changed.');
    expect(isWhole).toBe(true);
    expect(differences(knowledge)).toEqual([]);
  });

  it('name the reviewer of an entry whose rows are all right, and of no other', () => {
    const { 'conditions/warts/name': _, ...warts } = allRight(sheets, SKIN, 'conditions/warts');
    markUp(sheets, SKIN, { ...allRight(sheets, SKIN, ACNE), ...warts });

    expect(readBack(knowledge, sheets).report).toContain('Reviewed (1):\n- conditions/acne');
    expect(entry(ACNE).reviewed).toEqual(REVIEWER);
    expect(readFileSync(file(), 'utf8').match(/"on": "2026-11-23"/g)).toHaveLength(1);
  });

  it('change the words of a statement where they stand, with the day, and nothing else', () => {
    markUp(sheets, SKIN, {
      [`${ACNE}/definition`]: {
        correction: 'Pimples, also called "zits"; common\r\nin the teens, with care they heal.',
        'correction in Hindi': 'मुँहासे, किशोरों में आम; देखभाल से ठीक होते हैं।',
      },
    });
    readBack(knowledge, sheets);

    expect(differences(knowledge)).toEqual([
      expect.stringContaining('- "definition": "Blocked skin glands'),
      String.raw`+ "definition": "Pimples, also called \"zits\"; common in the teens, with care they heal.",`,
      expect.stringContaining('- "definition_hi": "चमड़ी के बंद'),
      '+ "definition_hi": "मुँहासे, किशोरों में आम; देखभाल से ठीक होते हैं।",',
      expect.stringMatching(/- "written": "2026-11-2\d"/),
      '+ "written": "2026-11-23",',
    ]);
  });

  it('are read of the care for a complaint as well', () => {
    markUp(sheets, 'general-care.csv', allRight(sheets, 'general-care.csv', 'general-care/rash'));

    expect(readBack(knowledge, sheets).report).toContain('Reviewed (1):\n- general-care/rash');
    const { care } = JSON.parse(readFileSync(join(knowledge, 'general-care.json'), 'utf8')) as {
      care: { id: string; reviewed: unknown }[];
    };
    expect(care.filter(({ reviewed }) => reviewed).map(({ id }) => id)).toEqual(['rash']);
  });

  it('take the review of an entry back when somebody corrects a part of it', () => {
    markUp(sheets, SKIN, allRight(sheets, SKIN, ACNE));
    readBack(knowledge, sheets);
    const again = reviewOf(knowledge);
    discard(sheets);
    ({ knowledge, sheets } = again);
    markUp(sheets, SKIN, { [`${ACNE}/name`]: { correction: 'Acne, or pimples' } });
    readBack(knowledge, sheets);

    expect(entry(ACNE)).toMatchObject({ name: 'Acne, or pimples', reviewed: null });
  });

  it('review an entry whose corrected rows are right with the new words', () => {
    const marks = allRight(sheets, SKIN, ACNE);
    markUp(sheets, SKIN, { ...marks, [`${ACNE}/name`]: { 'ok?': 'YES', correction: 'Acne, or pimples' } });
    readBack(knowledge, sheets);

    expect(entry(ACNE)).toMatchObject({ name: 'Acne, or pimples', reviewed: REVIEWER });
  });

  it('leave numbers, care levels and missing Hindi to a person, and the entry unreviewed', () => {
    const marks = allRight(sheets, SKIN, ACNE);
    markUp(sheets, SKIN, { ...marks, [`${ACNE}/urgency`]: { 'ok?': 'yes', correction: 'A doctor today' } });
    const { report } = readBack(knowledge, sheets);

    expect(report).toContain(
      'To be done by hand (1):\n- conditions/acne/urgency (Can be looked after at home): "A doctor today"',
    );
    expect(differences(knowledge)).toEqual([]);
  });

  it('list doubts and remarks', () => {
    markUp(sheets, SKIN, { [`${ACNE}/name`]: { 'ok?': 'No', remark: 'Ask a skin doctor' } });
    const { report } = readBack(knowledge, sheets);

    expect(report).toContain('Said to be wrong (1):\n- conditions/acne/name');
    expect(report).toContain('Remarks (1):\n- conditions/acne/name: Ask a skin doctor');
  });

  it('change nothing at all when one correction breaks a rule of the knowledge', () => {
    markUp(sheets, SKIN, {
      [`${ACNE}/definition`]: { correction: 'Pimples of the face, common in the teens.' },
      [`${ACNE}/name`]: { 'correction in Hindi': 'muhase' },
    });

    expect(() => readBack(knowledge, sheets)).toThrow(/skin\.json · acne: name_hi/);
    expect(differences(knowledge)).toEqual([]);
  });

  it('need the name of the reviewer and a day that has come', () => {
    expect(() => readBack(knowledge, sheets, { by: ' ', on: '2026-11-23' })).toThrow('--reviewer');
    for (const on of ['', '23.11.2026', '2026-02-30']) {
      expect(() => readBack(knowledge, sheets, { by: 'Dr Rao', on })).toThrow('--date');
    }
    expect(() => readBack(knowledge, sheets, { by: 'Dr Rao', on: '2026-11-26' })).toThrow('still to come');
  });

  it('refuse by name a row whose statement has changed, and take the others', () => {
    const changed = readFileSync(file(), 'utf8').replace('"Acne (pimples)"', '"Acne or pimples"');
    writeFileSync(file(), changed);
    markUp(sheets, SKIN, {
      [`${ACNE}/name`]: { 'ok?': 'yes' },
      [`${ACNE}/definition`]: { correction: 'Spots of the face and back.' },
    });
    const { report, isWhole } = readBack(knowledge, sheets);

    expect(report).toMatch(/conditions\/acne\/name \(conditions-skin\.csv, row \d+\): the statement has changed since/);
    expect(entry(ACNE).definition).toBe('Spots of the face and back.');
    expect(isWhole).toBe(false);
  });
});
