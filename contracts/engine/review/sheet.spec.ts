import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSheet, writeSheet } from './sheet.ts';
import { differences, discard, freshReview, markUp, readBack } from './testing/spreadsheet.ts';
import { writeReview } from './write-review.ts';

const SHEET = 'red-flags-poisons.csv';
const NAME = 'helplines/ambulance/name';

describe('a sheet', () => {
  let knowledge: string;
  let sheets: string;
  beforeEach(() => ({ knowledge, sheets } = freshReview()));
  afterEach(() => discard(sheets));
  const change = (from: string | RegExp, to: string): void =>
    writeFileSync(path(), readFileSync(path(), 'utf8').replace(from, to));
  const path = (): string => join(sheets, 'helplines.csv');

  it('has one row a statement, with its source, and opens with its Hindi intact', () => {
    const bytes = readFileSync(join(sheets, SHEET));

    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString()).toMatch(/\r\nred-flags\/[a-z_]+\/steps\/1,Poisons,[^\r]*\p{Script=Devanagari}/u);
    expect(bytes.toString().split('\r\n')[0]).toContain('id,chapter,entry,what,English,Hindi,source,ok?,correction');
  });

  it.each([
    ['commas', {}],
    ['semicolons, as in Germany', { delimiter: ';' }],
    ['tabs, with the newlines of Linux and no byte order mark', { delimiter: '\t', newline: '\n', bom: '' }],
  ])('comes back with %s', (_, saved) => {
    markUp(sheets, 'helplines.csv', { [NAME]: { correction: 'Ambulance, "108"; free' } }, saved);

    expect(readBack(knowledge, sheets).isWhole).toBe(true);
    expect(differences(knowledge)).toEqual([
      '- "name": "Ambulance",',
      String.raw`+ "name": "Ambulance, \"108\"; free",`,
    ]);
  });

  it('keeps quotes, line breaks, separators and what looks like a formula apart', () => {
    const english = '=1+1, "said"; so\nand\tso';
    const statement = { id: 'helplines/x/name', what: 'name', english, hindi: 'नाम', paths: {} };
    const entry = {
      id: 'helplines/x',
      chapter: 'Helplines',
      name: 'x',
      source: 's',
      file: '',
      place: [],
      statements: [statement],
    };
    const [row] = readSheet('a.csv', new TextEncoder().encode(writeSheet({ sheet: 'a.csv', entries: [entry] })));

    expect(row).toMatchObject({ english: `'${english}`, hindi: 'नाम', where: 'a.csv, row 2' });
  });

  it.each([
    ['whose column is missing', /^(\uFEFF.*),ok\?,/, '$1,fine,', 'helplines.csv lacks the column "ok?"'],
    ['that breaks off', 'Telephone 108', '"Telephone 108', 'helplines.csv breaks off near line'],
  ])('%s stops everything', (_, from, to, sentence) => {
    change(from, to);

    expect(() => readBack(knowledge, sheets)).toThrow(sentence);
  });

  it('that lost its Hindi is refused with what to do', () => {
    writeFileSync(path(), Buffer.from(readFileSync(path(), 'utf8').replace('helplines/child', 'caf\u00e9'), 'latin1'));

    expect(() => readBack(knowledge, sheets)).toThrow('Save it as "CSV UTF-8"');
  });

  it('that is a workbook, or no sheet at all, is named', () => {
    expect(() => readBack(knowledge, knowledge)).toThrow('There is no sheet (.csv)');
    writeFileSync(join(sheets, 'marks.xlsx'), '');
    expect(() => readBack(knowledge, sheets)).toThrow('marks.xlsx is a workbook');
  });

  it.each([
    ['an edited id', NAME, 'helplines/ambulanz/name', 'the knowledge has no such statement'],
    ['an edited statement', ',name,Ambulance,', ',name,Ambulances,', 'its English was changed in its own column'],
    ['a mark nobody understands', ',name,Ambulance,', ',name,Ambulance,', '"perhaps" is neither yes nor no'],
  ])('names the row with %s', (_, from, to, reason) => {
    markUp(sheets, 'helplines.csv', { [NAME]: { 'ok?': reason.startsWith('"') ? 'perhaps' : 'yes' } });
    change(from, to);
    const { report, isWhole } = readBack(knowledge, sheets);

    expect(report).toContain(reason);
    expect(isWhole).toBe(false);
  });

  it('takes neither of two rows that speak of one statement', () => {
    markUp(sheets, 'helplines.csv', { [NAME]: { correction: 'Ambulances' } });
    writeFileSync(join(sheets, 'copy.csv'), readFileSync(path()));

    expect(readBack(knowledge, sheets).report).toContain('it is marked twice');
    expect(differences(knowledge)).toEqual([]);
  });

  it('is not written over while it carries marks', () => {
    writeReview(knowledge, sheets);
    markUp(sheets, 'helplines.csv', { [NAME]: { remark: 'free?' } });

    expect(() => writeReview(knowledge, sheets)).toThrow('carries marks, which would be lost');
  });
});
