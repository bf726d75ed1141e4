import { declineOffer, isOfferDue, noteFinishedTask, noteOffer, wayToInstall } from './install-offer.ts';

const DAY = 86_400_000;
const at = (days: number) => jest.setSystemTime(days * DAY);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'standalone');
  jest.restoreAllMocks();
});

test('nothing is offered before a task is finished', () => {
  expect(isOfferDue()).toBe(false);
  noteFinishedTask();
  expect(isOfferDue()).toBe(true);
});

test('what is declined is not offered for 30 days, and then only after another task', () => {
  noteFinishedTask();
  noteOffer();
  declineOffer();
  expect(isOfferDue()).toBe(false);
  at(31);
  expect(isOfferDue()).toBe(false);
  noteFinishedTask();
  expect(isOfferDue()).toBe(true);
  noteOffer();
  expect(isOfferDue()).toBe(true);
});

test('what is neither taken nor declined is offered for a day', () => {
  noteFinishedTask();
  noteOffer();
  at(0.9);
  noteOffer();
  expect(isOfferDue()).toBe(true);
  at(1);
  expect(isOfferDue()).toBe(false);
});

test.each(['', 'null', '7', '{'])('a device that remembers nonsense is offered nothing: %s', (found) => {
  localStorage.setItem('sahaay.install', found);
  expect(isOfferDue()).toBe(false);
});

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Safari of an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, false, 'steps'],
  ['the installed app of an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, true, null],
  ['Chrome of an iPhone', `${IPHONE} CriOS/139.0 Mobile/15E148 Safari/604.1`, false, null],
  ['another app of an iPhone', `${IPHONE} Mobile/15E148 Instagram 389.0`, false, null],
  ['Safari of a Mac', 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', undefined, null],
  ['Firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', undefined, null],
])('%s is told the way that it has', (_name, userAgent, standalone, way) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  if (standalone !== undefined)
    Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
  expect(wayToInstall(false)).toBe(way);
});

test('a browser that offers to install is asked, unless this is the installed app', () => {
  expect(wayToInstall(true)).toBe('prompt');
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => ({ media, matches: media.includes('standalone') }) as MediaQueryList);
  expect(wayToInstall(true)).toBeNull();
});
