import { compileLexicon } from './lexicon.ts';
import { readFindings } from './read-findings.ts';

const lexicon = compileLexicon({
  phrases: {
    sweating: ['sweat'],
    gas_stuck: ['gas nahi nikal'],
    sting: ['bichhu dank'],
    bloat: ['pet phool'],
    not_breathing: ['=सांस नहीं चल'],
    wound: ['जख्म'],
    closed: ['नाक बन्द'],
    tightens: ['छाती कस'],
    tablet: ['गोली'],
  },
  families: {
    sweat: ['pasina', 'पसीना'],
    scorpion: ['bichhu', 'बिच्छू'],
    not: ['nahi', 'नहीं'],
    gas: ['गैस'],
    pet: ['पेट'],
  },
  sites: [],
  kinds: {},
});
const findingsOf = (text: string): string[] => readFindings(text, lexicon).map(({ finding }) => finding);

describe('a Hindi word', () => {
  it.each([
    ['paseena aa raha hai', 'sweating'],
    ['पसीना आ रहा है', 'sweating'],
    ['गैस नहीं निकल रही', 'gas_stuck'],
    ['bichoo ne dank maara', 'sting'],
    ['बिच्छू ने डंक मारा', 'sting'],
    ['पेट फूल गया', 'bloat'],
    ['साँस नहीं चल रही', 'not_breathing'],
    ['ज़ख़्म है', 'wound'],
    ['नाक बंद है', 'closed'],
    ['छाती कसती है', 'tightens'],
    ['दो गोलियाँ', 'tablet'],
  ])('is known in either script and other spellings: "%s"', (text, finding) =>
    expect(findingsOf(text)).toEqual([finding]),
  );

  it.each(['पास आना', 'gas nikal gayi', 'mera beta', 'गोल दाग'])('is not confused with another: "%s"', (text) =>
    expect(findingsOf(text)).toEqual([]),
  );
});
