import { compileLexicon } from './lexicon.ts';
import { readFindings } from './read-findings.ts';

const lexicon = compileLexicon({
  phrases: { sweating: ['sweat'], gas_stuck: ['gas nahi nikal'], sting: ['bichhu dank'], bloat: ['pet phool'] },
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
  ])('is known in either script and other spellings: "%s"', (text, finding) =>
    expect(findingsOf(text)).toEqual([finding]),
  );

  it.each(['पास आना', 'gas nikal gayi', 'mera beta'])('is not confused with another: "%s"', (text) =>
    expect(findingsOf(text)).toEqual([]),
  );
});
