// Each reader of what strangers write has a corpus in `testing/corpora`: texts that are broken, hostile or easily taken
// for something else, with what comes of each. What a fuzzer or a person finds is added there. How long a reader may
// take is tested in `hostile-texts.spec.ts`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from 'express';
import { readConfig } from './config.js';
import { KnownBrowsers } from './modules/auth/http/known-browsers.js';
import { StateCookie } from './modules/auth/http/google/state-cookie.js';
import { fromCursor } from './modules/community/domain/cursor.js';
import { locateWritten } from './modules/geocoding/domain/written-position.js';
import { UnreadableFile } from './modules/places-import/adapters/files/file-record.js';
import { openRecords } from './modules/places-import/adapters/files/read-records.js';
import { readPlace } from './modules/places-import/adapters/records/read-place.js';
import { RejectedRecord } from './modules/places-import/adapters/records/rejected-record.js';
import { DomainError } from './shared/errors.js';
import { SessionSecret } from './shared/session/session-secret.js';
import { engine } from './testing/engine.js';

const folder = join(import.meta.dirname, 'testing/corpora');
/** What is read, and what comes of it. */
const corpus = (name: string) =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as [text: string, outcome: string][];

const secret = new SessionSecret('a secret of this test');
const browsers = new KnownBrowsers(secret, readConfig({}));
const state = new StateCookie({ overHttps: false, secret });

/** What our cookies make of a header: nothing, unless we wrote it. */
function worthOf(cookie: string): string {
  const request = { headers: { cookie } } as Request;
  let verifier: string | false = false;
  state.verify(request, '', (_, given) => (verifier = given));
  const known = browsers.numberFor({ id: '1', sessionEpoch: 0 }, request);
  return [verifier, known, state.purposeOf(request)].every((worth) => !worth) ? 'nothing' : 'something';
}

function positionOf(cursor: string): string {
  try {
    const { createdAt, id } = fromCursor(cursor);
    return `${createdAt.toISOString()} ${id}`;
  } catch (error) {
    if (error instanceof DomainError) return error.reason;
    throw error;
  }
}

async function placeOf(text: string): Promise<string> {
  const found = await locateWritten(text, (words) => Promise.resolve(void (asked = words)));
  return found ? `${found.lat.toFixed(4)}, ${found.lng.toFixed(4)}` : asked === undefined ? 'nothing' : 'words';
}
let asked: string | undefined;
beforeEach(() => (asked = undefined));

/** How many records of a file are places, and why it is not read to its end. */
async function recordsOf(file: string): Promise<string> {
  let [places, others] = [0, 0];
  const told = () => `${places} places, ${others} refused`;
  try {
    const { records } = await openRecords(join(folder, 'files', file), { headers: {}, constants: {} });
    for await (const { json } of records) {
      try {
        readPlace(json);
        places += 1;
      } catch (error) {
        if (!(error instanceof RejectedRecord)) throw error;
        others += 1;
      }
    }
    return told();
  } catch (error) {
    if (error instanceof UnreadableFile) return `${told()}; ${error.message}`;
    throw error;
  }
}

it.each(corpus('symptoms'))('symptoms %j: %s', (text, outcome) => {
  const { kind } = engine.answer({ text, person: {}, answers: [] });
  expect(kind === 'emergency' ? 'emergency' : 'no emergency').toBe(outcome);
});
it.each(corpus('addresses'))('address %j: %s', async (text, outcome) => expect(await placeOf(text)).toBe(outcome));
it.each(corpus('cursors'))('cursor %j: %s', (text, outcome) => expect(positionOf(text)).toBe(outcome));
it.each(corpus('cookies'))('cookies %j: %s', (text, outcome) => expect(worthOf(text)).toBe(outcome));
it.each(corpus('files'))('file %s: %s', async (file, outcome) => expect(await recordsOf(file)).toBe(outcome));
