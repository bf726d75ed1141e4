import { textKey } from '../../../directory/domain/text-key.js';
import { geoNamesCities } from './geonames.js';
import { MISSING_CITIES, OTHER_NAMES } from './other-names.js';

describe('other names of cities', () => {
  it('each stand beside one that the gazetteer knows', () => {
    const known = new Set(
      [...geoNamesCities(), ...MISSING_CITIES].map(({ name, country }) => `${country} ${textKey(name)}`),
    );
    const lost = [...OTHER_NAMES].flatMap(([country, groups]) =>
      groups.filter((names) => !names.some((name) => known.has(`${country} ${textKey(name)}`))),
    );
    expect(lost).toEqual([]);
  });
});
