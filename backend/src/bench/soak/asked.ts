import { PLACE_FILTERS } from '@sahaay/contracts/constants';
import { PASSWORD } from '../accounts.js';
import { emailOf, WRITERS, type Asked } from '../traffic.js';

const COMPLAINTS = [
  'fever',
  'a cough',
  'loose motions',
  'pet dard',
  'a red rash on both arms',
  'burning urine',
  'सिर दर्द',
];
const BESIDES = ['and chills', 'and I cannot sleep', 'aur ulti', 'but no pain', 'since I ate outside', 'और कमज़ोरी', ''];
const LENGTHS = ['since yesterday', 'for three days', 'do din se', 'for a week now', 'on and off for a month'];
const CITIES = ['Nagpur', 'Patna', 'Kochi', 'Guwahati', 'Indore', 'Surat', 'Madurai'];
const FILES = ['/', '/emergency', '/remotes.json', '/user/dashboard'];

const one = <Thing>(things: readonly Thing[], number: number): Thing => things[number % things.length]!;
/** Texts do not come back within an hour, and no place does. */
const complaint = (count: number) =>
  `${one(COMPLAINTS, count)} ${one(BESIDES, Math.floor(count / 7))} ${one(LENGTHS, Math.floor(count / 49))}, ${count} steps from home`;
/** A position in the middle of India, another one for each number. */
const somewhere = (count: number) =>
  `${(17 + ((count * 0.618) % 10)).toFixed(5)},${(74 + ((count * 0.377) % 10)).toFixed(5)}`;

/**
 * What people do with a product on an ordinary day: most of it is asking for help, the rest is what signed-in people
 * read and write. Each request has other words, so that whatever is kept of one is never asked for again.
 */
export function askedInASoak(url: string, post: string, count: number, cookie: string): Asked {
  const api = `${url}/api/v1`;
  const round = Math.floor(count / 20);
  const requests: Record<number, Asked> = {
    0: { kind: 'post', url: `${api}/community/posts`, cookie, body: { content: `I have ${complaint(count)}` } },
    1: { kind: 'like', url: `${api}/community/posts/${post}/like`, cookie, body: {} },
    2: { kind: 'posts', url: `${api}/community/posts`, cookie },
    3: { kind: 'search of posts', url: `${api}/community/search`, cookie, body: { words: one(COMPLAINTS, round) } },
    4: { kind: 'tips', url: `${api}/misc/tips`, cookie },
    5: { kind: 'profile', url: `${api}/account/user/view`, cookie },
    6: { kind: 'page', url: `${url}${one(FILES, round)}` },
    7: { kind: 'address', url: `${api}/nearby/geocode`, body: { address: `${one(CITIES, round)} ${count}` } },
    8:
      round % 5 === 0
        ? {
            kind: 'sign-in',
            url: `${api}/auth/user/signin`,
            body: { email: emailOf(round % WRITERS), password: PASSWORD },
          }
        : { kind: 'account', url: `${api}/auth/user/whoami`, cookie },
  };
  const turn = count % 20;
  if (turn in requests) return requests[turn]!;
  if (turn < 14)
    return {
      kind: 'places',
      url: `${api}/nearby/search`,
      body: { location: somewhere(count), filter: one(PLACE_FILTERS, count) },
    };
  return {
    kind: 'symptoms',
    url: `${api}/diagnostics/predict`,
    body: { symptomsText: complaint(count), age: 1 + (count % 90) },
  };
}
