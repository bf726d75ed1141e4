/** Whom a text is about, as far as that tells an age. */
export interface Subject {
  /** The age of the writer is nobody else's. */
  readonly who: 'self' | 'child' | 'other';
  /** In years, where the text tells it only by who it is: a parent, a grandparent, a husband, a wife. */
  readonly atLeast: number | undefined;
  /** In years: a form that tells less of them is about somebody else. */
  readonly youngest?: number | undefined;
  /** Told of as "he", "she" or "somebody": who writes so of a baby says that it is one. */
  readonly isNameless?: boolean;
}

/** A parent, grandparent or husband is taken for as old as this, unless an age is told: from here on pain in the chest is looked at on the same day. */
const ELDER_YEARS = 35;
/** A grandparent or an old person is taken for as old as this: the age from which India counts people as elderly. */
const OLD_YEARS = 60;
/** A wife, an aunt or a colleague has grown up at least; a brother or a friend may be a child. */
export const GROWN_YEARS = 18;

/** The youngest that somebody called so can be, in years: who has grandchildren or is old, who is a parent of who can write, who is married. */
const YOUNGEST = { old: 35, parent: 20, married: 15 };

/** In characters. */
const LONGEST_GREETING = 25;

const ELDERS = String.raw`father|dad|daddy|papa|pappa|pita|pitaji|pitajee|abbu|abba|appa|mother|mom|mum|mummy|mumma|maa|mata|mataji|ammi|amma|parents?|grand(?:father|mother|pa|ma|parents?)|dada|dadaji|dadi|nana|nanaji|nani|husband|hubby|pati|sasur|(?:father|mother) in law|old(?:er)? (?:man|woman|lady|gentleman)|elderly|buzurg|budh(?:a|i|e)|पापा|पिता(?:जी)?|माँ|मां|माता(?:जी)?|मम्मी|अम्मी|अब्बू|दादा(?:जी)?|दादी|नाना(?:जी)?|नानी|पति|ससुर|बुज़?ुर्ग|बूढ़[ाीे]`;
const OLD = new RegExp(
  String.raw`^(?:grand|dada|dadi|nana|nani|old|elderly|buzurg|budh|दादा|दादी|नाना|नानी|बुज़?ुर्ग|बूढ़)`,
  'iu',
);
/** Who is no relative: "my cook", "hamare guard". */
const GROWN_NEAR = 'partner|fianc|girlf|boyf|teacher|tenant|cook(?!er)|driver|guard|helper|worker|नौकर|मज़?दूर';
const GROWN = new RegExp(
  String.raw`^(?:wife|uncle|aunt|colleague|boss|maid|kaa?mwali|${GROWN_NEAR}|patni|bi[wv]i|bahu|saas|cha|mama|mausi|bua|पत्नी|बीवी|बहू|सास|चा|मौसी|बुआ)`,
  'iu',
);
const MARRIED = /^(?:wife|husband|hubby|patni|bi[wv]i|bahu|saas|sasur|पत्नी|बीवी|बहू|सास|ससुर|पति|pati)$/iu;
export const CHILDREN = String.raw`son|daughter|child|kid|baby|infant|toddler|new ?born|navjat|shishu|grand(?:son|daughter|child)|nephew|niece|beta|bete|beti|bach?ch?[aeio]|pota|poti|बेट[ाेी]|बच्च[ाेी]|पोत[ाी]|नवजात|शिशु`;
const OTHERS = String.raw`kaa?mwali|wife|brother|sister|uncle|aunt(?:y|ie)?|cousin|friend|neighbou?r|colleague|roommate|boss|maid|patni|biwi|bivi|bhai|behen|bahu|saas(?= (?:ko|ka|ki|ke))|chacha|chachi|mama(?:ji)|mausi|bua|padosi|dost|saheli|पत्नी|बीवी|भाई|बहन|बहू|सास(?= (?:को|का|की|के))|चाचा|चाची|मौसी|बुआ|पड़ोसी|दोस्त`;
const OURS = String.raw`(?:my|our|the|mer[aei]|hamar[aei]|मेर[ाेी]|हमार[ाेी]) `;
/** Whoever a text may be about, without the edges of the word. */
export const PEOPLE = `${ELDERS}|${CHILDREN}|${OTHERS}`;
export const EDGE = String.raw`(?![\p{L}\p{M}])`;
export const WORD = String.raw`(?<![\p{L}\p{M}])`;
/** "My father", "papa ko", "the old man": told of. "I am the mother of two" and "father's house" tell of none. */
const ELDER = new RegExp(`${WORD}(?:${ELDERS})${EDGE}(?!'s? (?:house|home|place))`, 'iu');
const CHILD = new RegExp(`${WORD}(?:${CHILDREN})${EDGE}`, 'iu');
const OTHER = new RegExp(
  String.raw`${WORD}(?:${OTHERS}|(?<=${OURS})(?:student|${GROWN_NEAR})[\p{L}\p{M}]*)${EDGE}`,
  'iu',
);
/** "My wife's baby", "didi ki beti", "papa, my son": it is about the child. */
const WITH_CHILD = new RegExp(
  String.raw`^(?:'?s| k[aie]| क[ाीे]|,? (?:my|our|the|mer[aei]|मेर[ाीे]))(?: \S{1,20})? (?:${CHILDREN})${EDGE}`,
  'iu',
);
/** A baby that is being born: the one in need is the mother. */
const BEING_BORN =
  /\b(?:baby|child)(?:'s)?(?: is|s)?(?: about to| just| now)? (?:com(?:e|ing)(?! home| down)|be born|being born)|\b(?:waters?|water bag) (?:has |have |just )?(?:broke|broken|burst)|\b(?:in|having) labou?r|\blabou?r (?:has |just )?(?:pains?|began|begun|started)|\bcrowning|\bcontractions|\bbach?ch?a (?:hone|aane|nikalne) wal|\b(?:prasav|jachgi|delivery)(?: ka| ke)? (?:dard|peeda)|बच्चा (?:बाहर )?(?:होने|आने|निकलने) वाल|प्रसव (?:का दर्द|पीड़ा|पीड़ा)|पानी की थैली/iu;
const BORN =
  /\b(?:born(?! now)|newborn|came out|delivered|paida|cried)(?![\p{L}\p{M}])|पैदा|नवजात|(?<=\b(?:not|no|nahi) )cry/iu;
/** "Delivered a baby five days ago", "breast is red while feeding the baby". */
const GAVE_BIRTH =
  /\b(?:delivered|gave birth to) (?:\w+ )?(?:baby|child|son|daughter)|(?:बच्चा|बेटा|बेटी) (?:हुआ|हुई)(?![\p{L}\p{M}])/iu;
const SORE_BREAST =
  /(?<!(?:baby|child|son|daughter|girl|infant)'?s |(?:बच्च|बेट|शिशु)\S* क[ाे] )(?:\b(?:breasts?|nipples?) (?:(?:is|are|ha[sv]e?|feels?) )?(?:red|sore|hot|hard|swol|pain|hurt|crack|bleed)|(?:स्तन|निप्पल) (?:में |पर )?(?:लाल|सूज|दर्द|गरम|सख्त|कड़|फट|गांठ))/iu;
/** Of the baby itself, which is named once more. */
const BABY_IS_ILL = /\b(?:it|he|she|cr(?:y|ies|ying))\b|रो |रोत|दूध/iu;
const UNBORN = /^(?:child|kid|baby|infant|bach?ch?|बच्च|शिशु)/iu;

/** Told of as someone who had it, or who speaks: not the one in need. */
const IN_PASSING =
  /^(?:'s)? ?(?:and i|had|died|passed|says?|said|told|tells|thinks|thought|asked|noticed|wants me|gave me|ne (?:kaha|bola)|kehte|kehti|bole|kehta)(?![\p{L}\p{M}])/iu;
/** "My husband hit me", "boss shouted at me", "pati ne mujhe mara": the one in need is the writer. */
const DID_TO_WRITER =
  /^(?: ne|ने)? (?:\S+ )?(?:(?:hit|beat|kick|push|bit|scratch|shout|hurt|touch|attack|chok)\S*(?: at)? (?:me|my)|mujhe ma+r|मुझे मार)/iu;
/** "My husband says I snore". */
const TELLS_OF_WRITER = /^ (?:says?|said|thinks?|noticed|tells me|told me) (?:that )?(?:i|im|i'm|my)\b/iu;
/** "I have", "mujhe": a complaint of one's own; "I am worried", "mujhe batao" is none. */
const OWN =
  /(?<![\p{L}\p{M}])(?:(?:i|i've|ive) (?:only |just |also |now |still |often |always )?(?:have(?! (?:called|given|told|been told|seen))|feel|get|got|had|suffer|cannot|can't|cant|vomit|cough|hurt)|i(?:'m| am|m) (?:a |an |the |\d|having|feeling|suffering|pregnant|mother|father)|my (?:\S+ )?(?:chest|head|back|stomach|belly|leg|arm|heart|body|throat|left|right)|mujhe(?! (?:batao|bataiye|batayen|dar|darr|chinta|lagta|madad))|muje(?! (?:batao|dar))|mere (?:seene|sar|sir|pet|pair|haath|gale|badan)|meri (?:chhati|kamar|gardan|saans|umar|umr)|main \d|मुझे(?! (?:बताओ|बताइए|डर|चिंता))|मेरे (?:सीने|सिर|पेट|पैर|हाथ|गले)|मेरी (?:छाती|कमर|गर्दन|सांस|साँस|उम्र)|मैं \d)/iu;

/** Finds somebody without a name who is told of; undefined where nobody is. */
export type Nameless = (text: string) => Subject | undefined;

/** Reads whom a text is about. Who is named before any complaint of one's own is the one in need. */
export function readSubject(text: string, nameless: Nameless): Subject {
  const opening = openingOf(text);
  const [elder, child, other] = [ELDER, CHILD, OTHER].map((pattern) => pattern.exec(opening));
  const first = [elder, child, other]
    .filter((match) => match !== null && match !== undefined)
    .sort((a, b) => a.index - b.index)[0];
  const own = OWN.exec(text);
  if (!first) return nameless(text) ?? { who: 'self', atLeast: undefined };
  const after = text.slice(first.index + first[0].length);
  const isOwn =
    TELLS_OF_WRITER.test(after) ||
    DID_TO_WRITER.test(after) ||
    (own !== null && (own.index < first.index || IN_PASSING.test(after)));
  if (isOwn) return { who: 'self', atLeast: undefined };
  if (isOfMother(text)) return mother(first[0]);
  if (first === child || WITH_CHILD.test(after)) return { who: 'child', atLeast: undefined };
  return { who: 'other', atLeast: atLeastOf(first[0]), youngest: youngestOf(first[0]) };
}

/** Whether the one in need is the mother of the child that is named: it is being born, a birth is told and no child besides, or her breast is sore. */
export const isOfMother = (text: string): boolean =>
  (BEING_BORN.test(text) && !BORN.test(text)) ||
  SORE_BREAST.test(text) ||
  (GAVE_BIRTH.test(text) && !BABY_IS_ILL.test(text) && !CHILD.test(text.replace(GAVE_BIRTH, '')));

/** Who gives birth: the one who writes, unless somebody else than the baby is named. */
function mother(named: string): Subject {
  return UNBORN.test(named)
    ? { who: 'self', atLeast: undefined }
    : { who: 'other', atLeast: undefined, youngest: youngestOf(named) };
}

function atLeastOf(named: string): number | undefined {
  if (OLD.test(named)) return OLD_YEARS;
  if (GROWN.test(named)) return GROWN_YEARS;
  return ELDER.test(named) ? ELDER_YEARS : undefined;
}

function youngestOf(named: string): number | undefined {
  if (OLD.test(named)) return YOUNGEST.old;
  if (MARRIED.test(named)) return YOUNGEST.married;
  return ELDER.test(named) ? YOUNGEST.parent : undefined;
}

/** Whom it is about is said at once: after a greeting or a call for help at the latest. */
function openingOf(text: string): string {
  for (const { index } of text.matchAll(/[.!?;\n।]/gu)) if (index > LONGEST_GREETING) return text.slice(0, index);
  return text;
}
