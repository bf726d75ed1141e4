import { CHECKS, checkOf, DAY, fileOf } from '../../../testing/checks.ts';
import {
  deleteAllChecks,
  deleteCheck,
  keepCheck,
  readChecks,
  setLock,
  startKeeping,
  stopKeeping,
} from './kept-checks.ts';

afterEach(() => localStorage.clear());

const ids = () => {
  const kept = readChecks('me');
  return typeof kept === 'object' ? kept.checks.map(({ id }) => id) : kept;
};

test('nothing is kept before the person asks for it', () => {
  expect(keepCheck('me', checkOf())).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(readChecks('me')).toBe('off');
});

test('checks are kept, renewed and deleted one by one, all at once, and for good', () => {
  startKeeping('me');
  keepCheck('me', checkOf({ id: 'old', at: Date.now() - DAY }));
  keepCheck('me', checkOf({ id: 'new' }));
  keepCheck('me', checkOf({ id: 'old', at: Date.now() - DAY, text: 'renewed' }));
  expect(ids()).toEqual(['new', 'old']);
  deleteCheck('me', 'new');
  expect(ids()).toEqual(['old']);
  deleteAllChecks('me');
  expect(ids()).toEqual([]);
  stopKeeping();
  expect(localStorage).toHaveLength(0);
});

test('at most fifty are kept, and the oldest makes room', () => {
  startKeeping('me');
  for (let at = 1; at <= 55; at++) keepCheck('me', checkOf({ id: `check ${at}`, at }));
  expect(ids()).toHaveLength(50);
  expect(ids()[0]).toBe('check 55');
});

test('nobody reads the checks of somebody else', () => {
  startKeeping('me');
  expect(readChecks('somebody else')).toBe('off');
});

test('a lock stays with the checks', () => {
  startKeeping('me');
  keepCheck('me', checkOf());
  setLock('me', 'credential');
  expect(readChecks('me')).toMatchObject({ lock: 'credential', checks: [{ id: 'one' }] });
});

test.each([
  ['is cut off', fileOf('me', [checkOf()]).slice(0, -20)],
  ['is null', 'null'],
  ['is of an older version', fileOf('me', [checkOf()], { version: 0 })],
  ['is of a newer version', fileOf('me', [checkOf()], { version: 2 })],
  ['has no owner', JSON.stringify({ version: 1, lock: null, checks: {} })],
  ['has another lock', fileOf('me', [checkOf()], { lock: 7 })],
  ['has one wrong check among right ones', fileOf('me', [checkOf(), { ...checkOf(), level: 'fine' }])],
  ['has a date that is none', fileOf('me', [{ ...checkOf(), at: 'today' }])],
  [
    'has too many checks',
    fileOf(
      'me',
      Array.from({ length: 51 }, () => checkOf()),
    ),
  ],
])('a file that %s holds nothing and is not written to', (_, file) => {
  localStorage.setItem(CHECKS, file);
  expect(readChecks('me')).toBe('unreadable');
  expect(keepCheck('me', checkOf())).toBe(false);
  expect(localStorage.getItem(CHECKS)).toBe(file);
});
