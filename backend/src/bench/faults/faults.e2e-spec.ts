import { FAULTS } from './faults.js';
import { Ground } from './ground.js';
import { runFaults } from './matrix.js';

/** `npm run faults` runs them all, and for longer. */
const SHARE = [
  'the network to the database is parted, and nobody is told',
  'the database takes only reads',
  'Redis hangs',
  'the clock jumps an hour ahead',
  'the API is killed while people write, and started anew',
];

describe('while a part of the whole is broken', () => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await Ground.start();
  });
  afterAll(() => ground.stop());

  it('help is given, each call is answered, nothing acknowledged is lost, and all is well soon after', async () => {
    const faults = FAULTS.filter(({ name }) => SHARE.includes(name));
    expect(faults).toHaveLength(SHARE.length);
    const rows = await runFaults(ground, faults, 1.5);
    expect(rows.flatMap(({ fault, wrong }) => wrong.map((what) => `${fault}: ${what}`))).toEqual([]);
    // Each fault was felt: where nothing is refused, nothing was broken.
    const refusals = rows.map(({ got, writes }) =>
      [...Object.values(got).map(({ statuses }) => statuses), writes].some((statuses) =>
        [...statuses.keys()].some((status) => status === 503 || status === 'none'),
      ),
    );
    expect(refusals).toEqual([true, true, true, false, true]);
  });
});
