import { draftsOf } from './index.ts';

const DAY_MS = 86_400_000;
const KEY = 'sahaay.person.draft.letter';
const drafts = draftsOf('letter', (found) => (typeof found === 'string' ? found : undefined));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test('a draft is there again for the one who wrote it, until it is forgotten', () => {
  expect(drafts.kept('asha')).toBeUndefined();
  drafts.keep('asha', 'Dear');
  expect(drafts.kept('asha')).toBe('Dear');
  drafts.forget();
  expect(drafts.kept('asha')).toBeUndefined();
});

test('it is in the storage of the tab alone', () => {
  drafts.keep('asha', 'Dear');
  expect(Object.keys(sessionStorage)).toEqual([KEY]);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('somebody else does not read it, and it is gone then', () => {
  drafts.keep('asha', 'Dear');
  expect(drafts.kept('ravi')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('it is gone a day after it was last changed, not after it was last shown', () => {
  jest.useFakeTimers({ now: 0 });
  drafts.keep('asha', 'Dear');
  jest.setSystemTime(DAY_MS - 1);
  expect(drafts.kept('asha')).toBe('Dear');
  drafts.keep('asha', 'Dear');
  jest.setSystemTime(DAY_MS);
  expect(drafts.kept('asha')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', '{', 'null', '7', '{"userId":"asha","savedAt":"now","draft":"x"}', '{"userId":"asha","savedAt":1}'])(
  'what is none is removed: %s',
  (found) => {
    sessionStorage.setItem(KEY, found);
    expect(drafts.kept('asha')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  },
);

test('what the form cannot read is removed', () => {
  sessionStorage.setItem(KEY, JSON.stringify({ userId: 'asha', savedAt: Date.now(), draft: { words: 'Dear' } }));
  expect(drafts.kept('asha')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});
