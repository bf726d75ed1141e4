import { engine } from './testing/engine.js';
import { isEmail } from 'class-validator';
import fc from 'fast-check';
import { profileChanges } from './modules/account/domain/profile.js';
import { LeakedPasswordList } from './modules/auth/leaked-password-list.js';
import { newPassword } from './modules/auth/domain/password.js';
import { fromCursor } from './modules/community/domain/cursor.js';
import { entryOf } from './modules/community/domain/entry.js';
import { written } from './modules/community/domain/written.js';
import { problemsOf } from './modules/diagnostics/adapters/llm/answer.js';
import { KnownConditions } from './modules/diagnostics/adapters/llm/known-conditions.js';
import { SpecialtyLookup } from './modules/diagnostics/public.js';
import { readPlace } from './modules/places-import/adapters/records/read-place.js';
import { toPlaceRow } from './modules/places-import/adapters/records/to-place-row.js';
import {
  namesOnlyParts,
  saysNothing,
  withoutBeside,
  withoutParts,
} from './modules/geocoding/adapters/offline-geocoder/address-words.js';
import { readOpeningHours } from './modules/nearby/domain/opening-hours.js';
import { textKey } from './modules/directory/domain/text-key.js';
import { isForOneIllness, saysGeneral } from './modules/nearby/domain/whom-it-treats.js';
import { careByName } from './modules/nearby/domain/wanted-care.js';
import { locateWritten } from './modules/geocoding/domain/written-position.js';
import { deviceLabel } from './shared/session/device-label.js';
import { alphabetMet, hostileText, isQuick, processorTime } from './testing/hostile-texts.js';
import { conditionNamed } from './testing/sensible-model.js';

/** As long as the longest text that is read. */
const ORDINARY = 'Headache since Monday, and my knee hurts when I climb stairs. I sleep badly. '
  .repeat(60)
  .slice(0, 4000);
/** How many times as long as that complaint any text may take. An ordinary one takes about 20 ms. */
const MOST = 4;
/** Texts for a reader; each is tried at several lengths, so that one that explodes is seen while it is still short. */
const TEXTS = 1000;
const SEED = 20_261_122;

const leaked = new LeakedPasswordList();
const specialties = new SpecialtyLookup(engine.base);
const known = new KnownConditions(engine.base).about({ text: 'high fever', person: {}, answers: [] });

function readComplaint(text: string): Promise<unknown> {
  return Promise.resolve(engine.answer({ text, person: {}, answers: [] }));
}

/** Every text field of a record that somebody imports. */
function importEverywhere(text: string): unknown {
  const fields = [
    'name',
    'address',
    'phone',
    'website',
    'opening_hours',
    'addr:postcode',
    'speciality',
    'rating',
    'fixme',
    'id',
    'category',
  ];
  const record = Object.fromEntries(fields.map((field) => [field, text]));
  return toPlaceRow(
    readPlace(JSON.stringify({ category: 'doctor', ...record, name: text.slice(0, 200), lat: 28.6, lng: 77.2 })),
    { source: 'file', licence: null },
    { country: 'IN', meters: 900 },
    undefined,
  );
}

function judgeAnswer(text: string): unknown {
  const condition = { ...conditionNamed(text.slice(0, 80)), definition: text, supporting: [text], missing: [text] };
  return problemsOf({ kind: 'diagnosis', care_level: 'doctor', conditions: [condition] } as never, known);
}

interface Reader {
  readonly reads: string;
  /** The greatest length it gets to see, in characters. */
  readonly most: number;
  readonly parse: (text: string) => unknown;
  /** Of what it is for: they lead to its patterns. */
  readonly samples: readonly string[];
  /** How many texts it is given, if not as many as the others. */
  readonly texts?: number;
}

const READERS: readonly Reader[] = [
  {
    reads: 'symptoms',
    most: 4000,
    parse: readComplaint,
    texts: 150,
    samples: ['I am 45 years old with fever of 102 F for 3 days, no chest pain, sugar 320', 'मुझे तीन दिन से बुखार है'],
  },
  {
    reads: 'a typed position, a map link, a Plus Code or a DIGIPIN',
    most: 4000,
    parse: (text) => locateWritten(text, () => Promise.resolve(undefined)),
    samples: [
      '28°36′50″N 77°12′32″E',
      'https://maps.google.com/maps/place/x/@28.6,77.2,15z?q=28.6,77.2',
      'J638+QQ Delhi',
      '39J-49L-L8T4',
    ],
  },
  {
    reads: 'the words of an address',
    most: 4000,
    parse: (text) =>
      [textKey(text)].map((key) => [saysNothing(key), withoutParts(key), namesOnlyParts(key), withoutBeside(key)]),
    samples: ['near the hospital 5th Block west', 'a i hospital'],
  },
  {
    reads: 'the name of care',
    most: 4000,
    parse: (text) => careByName(text, specialties),
    samples: ['doctors for eczema', '24 x 7 chemist shop near me', 'eye specialist'],
  },
  {
    reads: 'the name of a place',
    most: 200,
    parse: (name) => [isForOneIllness({ name }), saysGeneral({ name, specialties: [] })],
    samples: ['Government T. B. Hospital', 'Asha Multispeciality and Dental Hospital'],
  },
  {
    reads: 'a post',
    most: 4000,
    parse: (content) => written('post', { content }),
    samples: ['Feeling better https://example.org'],
  },
  { reads: 'the id of a post', most: 4000, parse: (id) => entryOf('post', id), samples: ['x'] },
  { reads: 'a cursor', most: 4000, parse: fromCursor, samples: ['x'] },
  {
    reads: 'a profile',
    most: 4000,
    parse: (text) => profileChanges({ name: text, phone: text, address: text, dob: text, gender: text }),
    samples: ['+91 98765 43210'],
  },
  { reads: 'an email address', most: 4000, parse: (text) => isEmail(text), samples: ['asha@example.org'] },
  {
    reads: 'a password',
    most: 4000,
    parse: (text) => newPassword(text, 'asha@example.org', leaked),
    samples: ['neem tree 42'],
  },
  {
    reads: 'the name of a browser',
    most: 4000,
    parse: deviceLabel,
    samples: [
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
    ],
  },
  {
    reads: 'opening hours',
    most: 1000,
    parse: readOpeningHours,
    samples: ['Mo-Fr 09:00-17:00, Sa 09:00-13:00; PH off'],
  },
  {
    reads: 'an imported record',
    most: 4000,
    parse: importEverywhere,
    samples: ['Dr Rao & Sons, 560 001, 080-2345678'],
  },
  { reads: 'the answer of a language model', most: 4000, parse: judgeAnswer, samples: ['An illness of the lungs.'] },
];

// ASVS 1.3.12
describe.each(READERS)('$reads', ({ most, parse, samples, texts = TEXTS }) => {
  it(`takes less than ${MOST} times as long as an ordinary complaint, however hostile`, async () => {
    const alphabet = await alphabetMet(parse, samples);
    const lengths = [30, 100, 300, 1000, 4000].filter((length) => length <= most);
    const ordinary = () => readComplaint(ORDINARY);
    await ordinary();
    const usual = await processorTime(ordinary);
    const read = async (length: number, text: string) => {
      const work = () => parse(text);
      if ((await processorTime(work)) < usual || (await isQuick(work, ordinary, MOST))) return;
      throw new Error(`too long for ${length} characters: ${JSON.stringify(text.slice(0, 80))}`);
    };
    const property = fc.asyncProperty(hostileText(alphabet, samples), async (text) => {
      for (const length of lengths) await read(length, text(length));
    });
    await fc.assert(property, { numRuns: texts, seed: SEED, endOnFailure: true });
  });
});
