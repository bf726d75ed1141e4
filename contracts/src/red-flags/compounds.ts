import type { Compound } from './compound.js';
import { IDIOMS } from './idioms.js';
import type { Token } from './tokens.js';
import { set } from './words.js';

const BREATH = set('breath breathe breathes breathing saans sans saas सांस साँस');
const NOSE = set('nose nostril nostrils naak nak नाक');
const DRINKS = set('doodh dudh milk paani pani water chai tea coffee juice lassi daru sharab beer alcohol khana feed');
const FITS = set('fit fits');
const FALLS = set('fall falls falling fell fallen gir gira gire girna girte girne गिर गिरा गिरे गिरना गिरते');
const SHOCK = set('shock shocks current jhatka jhatke karant झटका झटके करंट');
/** Pains that are described as electric. */
const SHOCK_PAINS = set('face neck bending jaw cheek chehra gardan चेहरा गर्दन');

const COMPOUNDS: readonly Compound[] = [
  {
    word: set('blood khoon khun खून'),
    partners: set(
      'pressure sugar test tests report reports group bank thinner thinners thinning donation donor count cells work jaanch janch जांच जाँच',
    ),
    side: 'after',
    over: set('ki की'),
  },
  {
    word: FITS,
    partners: set('cough coughing sneezing sneeze laughing laughter giggling crying khansi'),
    side: 'before',
  },
  {
    word: FALLS,
    partners: set('hair hairs flakes dandruff scales baal bal बाल'),
    side: 'before',
    over: set('is are was were has have keep keeps started starts all to out off too daily bahut zyada roz bhi बहुत भी'),
  },
  { word: FALLS, partners: set('asleep sick ill apart short behind pregnant'), side: 'after' },
  {
    word: BREATH,
    partners: NOSE,
    side: 'after',
    over: set('through from by via with out of in my the his her their one left right a blocked stuffy'),
  },
  { word: BREATH, partners: NOSE, side: 'before', over: set('se से') },
  {
    word: set('bijli electric electricity current बिजली'),
    partners: set('bill bills meter बिल'),
    side: 'after',
    over: set('ka ke का के'),
  },
  {
    word: set('side sided taraf तरफ'),
    partners: set(
      'chest back belly stomach rib ribs breast kidney head neck headache pain seene chhati pet kamar सीने छाती पेट कमर',
    ),
    side: 'after',
    over: set('of the my ke mein me के में'),
    besides: set('weak weakness kamzor kamzori kamjori numb numbness कमजोरी'),
  },
  {
    word: SHOCK,
    partners: set('like type kind sensation sensations feeling jaisa jaise jaisi जैसा जैसे जैसी'),
    side: 'after',
    over: set('ka ke ki sa se pain का के'),
    lacks: SHOCK_PAINS,
  },
  {
    word: SHOCK,
    partners: set('like as'),
    side: 'before',
    over: set('a an if it was small electric current'),
    lacks: SHOCK_PAINS,
  },
  {
    word: set(
      'nikal nikla nikle nikli nikalte nikalta nikalna nikalne निकल निकला निकले निकली निकलते निकलता निकलना निकलने',
    ),
    partners: set('daant dant teeth दांत दाँत'),
    side: 'before',
    over: set('kab nahi कब नहीं'),
  },
  {
    word: set('yellow yellowish'),
    partners: set(
      'flakes flake crust crusts discharge phlegm mucus nail nails teeth stool stools poop potty urine snot scales pus stuff',
    ),
    side: 'after',
  },
  {
    word: set('drowning drowned'),
    partners: set(
      'work homework debt debts emails bills loans assignments paperwork love sorrow tears guilt deadlines studies phlegm mucus snot sweat',
    ),
    side: 'after',
    over: set('in my office so much too the a lot of'),
  },
  { word: set('poison poisoning'), partners: set('food'), side: 'before', always: true },
  {
    word: set('drink drinks drinking drank'),
    partners: set('alcohol wine beer whisky whiskey vodka rum liquor sharab daru'),
    side: 'after',
    over: set('any a more much too some'),
  },
  {
    word: set('burn burns burnt burned burning'),
    partners: set('toast food rice roti bread cake dinner lunch milk'),
    side: 'before',
    over: set('is was got has are were slightly a bit'),
  },
  {
    word: set('burn burns burnt burned burning'),
    partners: set(
      'toast food rice roti bread cake dinner lunch milk sabzi curry pan pot calories candle candles incense paper rubbish garbage leaves wood',
    ),
    side: 'after',
    over: set('the my some a our all of more dry'),
  },
  {
    word: set('drink drinks drinking drank'),
    partners: set('water paani pani juice milk tea coffee fluids'),
    side: 'after',
    over: set('any enough a lot of more so much'),
    besides: set('stop stops stopped non quit without'),
  },
  { word: set('gas'), partners: set('ac car fridge refrigerator'), side: 'before' },
  {
    word: set('red white'),
    partners: set('tonsil tonsils throat tongue gums'),
    side: 'before',
    over: set('is are look looks very has have and with red'),
  },
  {
    word: set('cold'),
    partners: set('a the bad common have has had having'),
    side: 'before',
    unless: set(
      'sweat sweats sweaty hand hands feet foot leg legs arm arms finger fingers body skin clammy blue pale touch limb limbs air water feeling all and sore',
    ),
  },
  {
    word: set('shot shots'),
    partners: set(
      'flu tetanus vaccine vaccination booster rabies covid insulin b12 vitamin hepatitis typhoid pneumonia hpv a my his her last first second third next annual',
    ),
    side: 'before',
  },
  // "Doodh nahi pee raha" speaks of drinking: what is passed stands before its "nahi" ("pee nahi aa raha").
  {
    word: set('pee'),
    partners: new Set([...set('nahi nhi nahin nahee na'), ...DRINKS]),
    side: 'before',
    over: set('bhi bilkul kuch kam zyada hi to thoda'),
    lacks: DRINKS,
    always: true,
  },
  {
    word: set('100 101 102 103 104 105 106'),
    partners: set('pulse bp oxygen spo2 sats sugar'),
    side: 'before',
    over: set('is of rate was at'),
  },
  {
    word: set('cord cords'),
    partners: set('phone charger charging lamp power extension curtain vocal spinal'),
    side: 'before',
  },
  {
    word: set('stab'),
    partners: set('to'),
    side: 'before',
    lacks: set('voice voices hears hearing want wants going urge thoughts command orders'),
  },
  {
    word: BREATH,
    partners: set('theek thik thk dhang sahi acche achhe achche theek ठीक ढंग सही अच्छे'),
    side: 'before',
    over: set('se से tarah'),
    besides: set('rahe rahi raha rha rhe rhi रहा रहे रही'),
  },
];

const BY_WORD = new Map<string, Compound[]>();
for (const compound of [...COMPOUNDS, ...IDIOMS])
  for (const word of compound.word) BY_WORD.set(word, [...(BY_WORD.get(word) ?? []), compound]);

/** Whether words take a compound apart: "blood" without the "pressure" that follows it tells of no blood. `isExact`: of a phrase that gives exact words. */
export function takesApart(words: readonly Placed[], tokens: readonly Token[], isExact: boolean): boolean {
  return words.some(
    ({ index }) =>
      BY_WORD.get(tokens[index]!.word)?.some((compound) => isApart(compound, index, words, tokens, isExact)) === true,
  );
}

/** A word by its place among all words. */
interface Placed {
  readonly index: number;
}

function isApart(
  compound: Compound,
  index: number,
  said: readonly Placed[],
  tokens: readonly Token[],
  isExact: boolean,
): boolean {
  const { besides, lacks, unless, always } = compound;
  const has = (words: ReadonlySet<string>): boolean => said.some((other) => words.has(tokens[other.index]!.word));
  if (unless?.has(tokens[index + 1]?.word ?? '') || (besides && !has(besides)) || (lacks && has(lacks))) return false;
  const partner = partnerOf(compound, index, tokens);
  return partner !== null && (!said.some((other) => other.index === partner) || (always === true && !isExact));
}

function partnerOf({ partners, side, over }: Compound, index: number, tokens: readonly Token[]): number | null {
  const step = side === 'after' ? 1 : -1;
  for (let at = index + step; ; at += step) {
    const token = tokens[at];
    const later = tokens[Math.max(at, at - step)];
    if (!token || token.segment !== tokens[index]!.segment || later!.comma) return null;
    if (partners.has(token.word)) return at;
    if (!over?.has(token.word)) return null;
  }
}

const SAYS_PAIN = set('it pain ache that which and');

const BITERS = set(
  'dog dogs cat monkey snake snakes rat bat spider scorpion insect animal horse pig camel fox something it that she he cobra krait viper',
);
const BITTEN = set('by me my him her his us them our on');

const OF_HEAD = set('me mein m mei ka ki ke se pe par dard drd phat phata fat fata ghoom bhari bhaari');

/** "It stabs in my chest": a pain that stabs is no stabbing; "a dog bit me" is no little bit, "sir mein" (in the head) no address. Gives the word that is meant. */
export function meantBy({ word }: Token, before: Token | undefined, after: Token | undefined): string {
  if (word === 'stabs' && SAYS_PAIN.has(before?.word ?? '')) return 'hurts';
  if (word === 'bit' && (BITERS.has(before?.word ?? '') || BITTEN.has(after?.word ?? '')) && before?.word !== 'a')
    return 'bitten';
  return word === 'sir' && OF_HEAD.has(after?.word ?? '') ? 'sar' : word;
}
