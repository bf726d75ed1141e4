import { diagnosisOf, heartAttack } from '../../../testing/predictions.ts';
import { NO_DETAILS } from '../details.ts';
import { NO_RESULTS, NOBODY, useDiagnosis } from '../diagnosis-state.ts';
import { keepRelative } from '../family.ts';
import { deleteAllChecks, readChecks, startKeeping } from './kept-checks.ts';
import { presentCheck, recordPresentCheck } from './record.ts';

const ask = (...conditions: string[]) =>
  useDiagnosis.setState({ asked: 'fever', prediction: diagnosisOf(conditions), stage: 'answered' });
const kept = () => {
  const file = readChecks('me');
  return typeof file === 'object' ? file.checks.map(({ conditions }) => conditions) : file;
};

beforeEach(() => startKeeping('me'));
afterEach(() => {
  useDiagnosis.setState({ ...NO_RESULTS, ...NOBODY });
  localStorage.clear();
});

test('a further answer renews the check of its question', () => {
  ask('Flu');
  recordPresentCheck('me');
  ask('Dengue');
  recordPresentCheck('me');
  expect(kept()).toEqual([['Dengue']]);
});

test('a result that the person deleted is not kept again while it is on the page', () => {
  ask('Flu');
  recordPresentCheck('me');
  deleteAllChecks('me');
  recordPresentCheck('me');
  ask('Dengue');
  recordPresentCheck('me');
  expect(kept()).toEqual([]);
});

test('a new question is a new check', async () => {
  ask('Flu');
  recordPresentCheck('me');
  useDiagnosis.setState(NO_RESULTS);
  await new Promise((resolve) => setTimeout(resolve, 5));
  ask('Dengue');
  recordPresentCheck('me');
  expect(kept()).toEqual([['Dengue'], ['Flu']]);
});

test.each(['violence', 'self_harm'] as const)('%s is never kept, whoever found it', (kind) => {
  ask('Flu');
  useDiagnosis.setState({ dangerSigns: [{ ...heartAttack, kind }] });
  expect(presentCheck('me')).toBeUndefined();
});

test('somebody whose details are kept is known by name', () => {
  const details = { ...NO_DETAILS, age: '40', sex: 'male' as const };
  const understood = { ...diagnosisOf([]).understood, about: 'other' as const };
  keepRelative('me', { name: 'Ravi', about: 'other', details, savedAt: Date.now() });
  ask('Flu');
  useDiagnosis.setState({
    prediction: diagnosisOf(['Flu'], { understood }),
    details: { self: NO_DETAILS, child: NO_DETAILS, other: details },
  });
  expect(presentCheck('me')?.name).toBe('Ravi');
  useDiagnosis.setState({ details: { self: NO_DETAILS, child: NO_DETAILS, other: { ...details, age: '41' } } });
  expect(presentCheck('me')?.name).toBeNull();
});
