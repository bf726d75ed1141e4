import type { Token } from '../tokens.js';
import { FEARS, markFear } from './fears.js';
import type { Status } from './status.js';
import { areUnwanted, markUnwanted, mayBeUnwanted } from './unwanted.js';
import { FIRST_PERSON, RELATIVES, RESTART, set } from './vocabulary.js';

const ASKS = set('can could does do is are will');
/** "I licked an envelope, is glue toxic?": what is asked of is not what happened. */
const HARMS = set('toxic poisonous harmful dangerous contagious infectious safe');
/** "Worse if I bend" tells of a trigger; "what if I bend" does not. */
const ASKS_IF = set('what do know wonder see ask happens happen unsure');
/** "My dog is limping" is for a vet; "my dog bit me" is not. */
const ANIMAL = set('dog cat cow buffalo goat pet puppy kitten horse hen parrot kutta billi gaay bhains');
/** What an animal does to a person is told, whatever else is told of it. */
const ANIMAL_HURTS = /\b(?:bit|bites?|bitten|scratched|scratches|licked|attacked|attacks|kicked|mauled|nipped|stung)\b/;
const ANIMAL_DOES = /^(?:is|has|was|had|keeps|cannot|vomit\w*|cough\w*|limp\w*|ate|eats|ko|की|ki|को)$/;
/** Patterns of what follows a word, by the word: most words of a text open nothing, and one look tells so. */
type Openers = ReadonlyMap<string, RegExp>;
const openers = (patterns: Readonly<Record<string, RegExp>>): Openers =>
  new Map(Object.entries(patterns).flatMap(([words, next]) => words.split(' ').map((word) => [word, next] as const)));
/** Figures of speech: nobody dies "of boredom", and no one is hurt by "hanging out". */
const IDIOMS = openers({
  dying:
    /^(?:(?:of|from) (?:boredom|laughter|laughing|curiosity|embarrassment)|to (?:see|know|go|try|meet|eat)|for (?:a|some))\b/,
  'die died': /^(?:of|from) (?:boredom|laughter|laughing|curiosity|embarrassment)\b/,
  'sick tired': /^of (?!life|living|everything|it|this|being)\S+\b/,
  'bored laughed tickled': /^to death\b/,
  // "The cord is hanging out" is no meeting of friends.
  'hang hanging hangs': /^(?:out|around)(?: (?:with|at|in|on|after|there|together|near|all)\b| ?$)/,
  dead: /^(?:tired|serious|sure)\b/,
  'period periods': /^of\b/,
  'kill killing': /^time\b/,
  'feel feeling completely totally really': /^knocked out\b/,
  the: /^edge of\b/,
  edge: /^of the\b/,
  'shake shaking': /^hands? with\b/,
  shook: /^hands\b/,
  hand: /^shake with\b/,
});
/** "It feels like a truck ran over me" tells of no truck. */
const COMPARES = openers({ 'feel feels felt feeling': /^(?:like|as) /, as: /^(?:if|though) / });
const SUPPOSES = openers({
  what: /^if /,
  in: /^case /,
  'symptoms signs sign risk': /^of /,
  how: /^to /,
  'prevent prevents preventing prevented avoid': /^\w+ /,
  'reduce reduces': /^(?:risk|the risk)/,
  'protect protects': /^against /,
  if: /^i /,
  'vaccine aid': /^for /,
  might: /^have /,
  will: /^(?:i|it|he|she|we|this) /,
  'can could': /^(?:i|he|she|we) (?:get|catch|develop|have)$/,
  for: /^(?:someone|somebody|people|patients|anyone|those) (?:who|with|after)/,
  am: /^i (?:overdosed|poisoned|going)/,
  i: /^(?:might|will|could|would|may) (?:have|get|be|overdose\w*)$/,
  exposed: /^to /,
  exposure: /^to /,
  told: /^if /,
  asked: /^(?:about|if|whether) /,
  'call come back return ask': /^if /,
  confused: /^about /,
});
const NEWS = set('news khabar खबर headline');
const BEFORE_VEHICLE = set('if though i a an the was am have had been got being hit run knocked over by');
const VEHICLES = set('truck bus train lorry car tractor bulldozer steamroller');
/** "My car had an accident, nobody hurt": the crash did nothing to anybody. */
const NOBODY_HURT = /\b(?:nobody|no one|kisi ko)(?: is| was| got| were)? (?:hurt|injured|chot)\b/;
const CRASHES = /^(?:accident|crash\w*|collision|collided)$/;
const CAUSES = set(
  'smell spread spreads cause causes damage damages lead always prevent mean inherited hereditary genetic contagious dangerous poisonous common curable',
);
const ASKS_WHAT =
  /^(?:whats|(?:what is |whats )?the difference between|how (?:is|are|does|do|did|can|long|often|common|many|much)|why (?:is|are|does|do)|(?:what|which) (?:is|are|does|causes?|kind|type|foods?|vaccines?|tests?|\w+ (?:is|are|should))|who (?:gets|can)|when (?:is|are|does)) (?!happening|wrong)/;
const ASKS_HINDI =
  /(?:se|से) (?:kaise|kese|कैसे) (?:bach|बच)|(?:bachne|bachav|बचने|बचाव) (?:ke|ka|के|का)|(?:ne (?:par|pe)|ने (?:पर|पे)) (?:kya|क्या) (?:kar|करें|करना|करे)|(?:kya|क्या) (?:karna|करना) (?:chahiye|चाहिए)|(?:kya|क्या) (?:hota|होता) (?:hai|है)$|(?:kaise|कैसे) (?:hota|failta|phailta|होता|फैलता)|(?:lakshan|लक्षण) (?:kya|क्या)|(?:kya|क्या) (?:lakshan|लक्षण)|(?:kitne|kaun sa|kaunsa|कितने|कौन सा) \S+ (?:lagte|lagta|hote|lena|lene|लगते|लगता|होते|लेना)/;
/** "Kya teeka lagwane se heart attack hota hai": whether one comes of the other. */
const ASKS_CAUSE_HINDI =
  /^(?:kya|क्या) .*(?: se | से ).*(?:hot[aie]|होत[ाीे]|(?:ho|हो) (?:sakt|jat|सकत|जात)\S+) (?:hai|hain|है|हैं)$/u;
const HAPPENED_HINDI =
  /(?:^| )(?:liya|gaya|gayi|gaye|diya|raha|rahi|rahe|mujhe|mere|meri|mera|लिया|गया|गई|गए|दिया|रहा|रही|रहे|मुझे|मेरे|मेरी|मेरा)(?: |$)/;
/** "How many tablets can I take?", "is rat poison dangerous for my cat?": nothing happened yet. */
const ASKS_BEFORE =
  /^(?:how (?:many|much|often) .*\b(?:can|should|may) i\b|(?:is|are|can) .*\b(?:dangerous|safe|harmful|poisonous|toxic|inherited|contagious) (?:for|to|in|if)\b)/;
const HAPPENED = /\b(?:ate|eaten|drank|drunk|swallowed|took|taken|licked|bit|bitten|stung|inhaled|had)\b/;
/** "Kahin heart attack na aa jaye": a fear. */
const FEARS_HINDI = /\b(?:kahin|kahi) .*\bna (?:ho|aa|lag|pad) ja|(?:कहीं) .*न(?:ा)? (?:हो|आ|लग|पड़) जा/u;
/** "I feel like I have a stroke after watching a show about it", "heart attack wali video dekh ke dar lag raha". */
const AFTER_STORY =
  /\b(?:feel like i have|think i have|convinced i have|imagine i have|worried i have) .*\bafter (?:i )?(?:watch|read|see|hear|googl|search)\w*\b|(?:wali|wala|ki|ka|वाली|वाला|की) (?:video|film|movie|reel|khabar|news|वीडियो|फिल्म|खबर|रील) (?:dekh|padh|sun|देख|पढ़|सुन)/u;
/** "What should I do if someone is choking?", "how do I know if a child has a fit?": asked for whoever it may be. */
const ANYBODY =
  /\b(?:if|when|that) (?:someone|somebody|anyone|anybody|a (?:person|child|baby|kid|man|woman|patient|friend|snake|dog)|people|children)\b/;
const ASKS_HOW = /\b(?:what (?:should|do|can|to)|how (?:do|can|would|to)|first aid|where can i|kya karna|kya kare)\b/;
const STORIES = set(
  'scene scenes skit dream dreams dreamt dreamed nightmare nightmares sapna sapne सपना सपने thriller script movie film news newspaper book novel textbook lecture serial documentary story joke song drama game akhbar khabar kahani kitab natak फिल्म खबर अखबार कहानी किताब नाटक सीरियल',
);
const DREAMS = set('dream dreams dreamt dreamed nightmare nightmares sapna sapne सपना सपने');
/** What stands between a story and what it tells of. */
const TELLS = set('of about where which that had has have who whose in on said says says gets got mein me में ke के');

/** "I watched a video about strokes", "heart attack ke baare mein padha": what was read or shown, until the person speaks of somebody. */
const LEARNS = openers({
  'read reading watch watched watching learn learnt learned learning article articles blog video videos reel reels post poster project essay chapter webinar episode episodes seminar quiz':
    /^(?:about|on|regarding) /,
});
const LEARNS_HINDI = openers({ 'ke के': /^(?:baare|bare|baarey|बारे) (?:mein|me|mai|में|मे)$/ });

const MEDIA = set(
  'news tv television youtube facebook instagram insta google internet online newspaper paper show movie film serial reel reels akhbar khabar खबर अखबार टीवी न्यूज यूट्यूब गूगल',
);
const SEES = set('saw seen read heard watched watching');
const SEES_HINDI =
  /^(?:mein|me|par|pe|pr|में|मे|पर|पे) (?:dekha|dekhi|dekhe|padha|padhi|suna|suni|dikhaya|bataya|देखा|देखी|पढ़ा|पढ़ी|सुना|सुनी|दिखाया|बताया)$/;

const OPENS: ReadonlySet<string> = new Set([
  ...ASKS,
  ...FEARS,
  ...ANIMAL,
  ...STORIES,
  ...NEWS,
  ...MEDIA,
  ...[IDIOMS, LEARNS, LEARNS_HINDI, COMPARES, SUPPOSES].flatMap((patterns) => [...patterns.keys()]),
  'do',
  'ruled',
  'size',
]);

/** Whether a word may open what is only imagined. */
export function mayImagine(word: string): boolean {
  return OPENS.has(word) || mayBeUnwanted(word);
}

/** Marks what a segment asks in general, and accidents that hurt nobody. */
export function markQuestions(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  const text = textOf(tokens, from, to);
  if (asksInGeneral(tokens.slice(from, to), text)) status.fill('imagined', from, to);
  if (NOBODY_HURT.test(text))
    for (let index = from; index < to; index++) if (CRASHES.test(tokens[index]!.word)) status[index] = 'imagined';
}

/** Marks what a segment only imagines, fears or tells of a story. */
export function markImagined(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  let unwanted: boolean | undefined;
  for (let index = from; index < to - 1; index++) {
    const { word } = tokens[index]!;
    if (mayBeUnwanted(word) && (unwanted ??= areUnwanted(textOf(tokens, from, to))))
      markUnwanted(tokens, index, to, status);
    if (!OPENS.has(word)) continue;
    const next = tokens[index + 1]!.word;
    const third = tokens[index + 2]?.word ?? '';
    const isIn = (patterns: Openers): boolean => patterns.get(word)?.test(`${next} ${third}`) ?? false;
    if (ANIMAL.has(word) && ANIMAL_DOES.test(next) && !ANIMAL_HURTS.test(textOf(tokens, from, to)))
      for (let rest = index + 1; rest < to && !FIRST_PERSON.has(tokens[rest]!.word); rest++) status[rest] = 'imagined';
    if (STORIES.has(word) && (TELLS.has(next) || isSetIn(tokens, from, index) || /^dream(?:t|ed)$/.test(word)))
      markStory(tokens, index, to, status);
    if (NEWS.has(word) && !tokens.slice(from, index).some((before) => FIRST_PERSON.has(before.word)))
      status.fill('imagined', Math.max(from, index - 3), index);
    if (ASKS.has(word) && tokens[index]!.comma && HARMS.has(tokens[to - 1]!.word)) status.fill('imagined', index, to);
    if (isIn(IDIOMS)) status[index] = status[index + 1] = 'imagined';
    if (isIn(LEARNS)) markStory(tokens, index + 1, to, status);
    if (MEDIA.has(word)) markMedia(tokens, from, index, to, status);
    if (isIn(LEARNS_HINDI)) markTopic(tokens, from, index, status);
    if (isIn(COMPARES)) markComparison(tokens, index + 2, to, status);
    if (word === 'size' && next === 'of') status.fill('imagined', index + 1, Math.min(to, index + 4));
    if (word === 'is' && isAskedName(textOf(tokens, index, to))) status.fill('imagined', index, to);
    if (word === 'do' && next === 'if' && third === 'a') status.fill('imagined', index + 2, to);
    if (word === 'ruled' && next === 'out') markRuledOut(tokens, from, index, to, status);
    if (FEARS.has(word)) markFear(tokens, index, to, status);
    if (isIn(SUPPOSES) && isSupposed(word, index > from ? tokens[index - 1]!.word : undefined))
      markSupposed(tokens, word === 'confused' ? index : index + 1, to, status);
  }
}

/** "In the film the hero dies": what happens there happens to nobody. */
function isSetIn(tokens: readonly Token[], from: number, index: number): boolean {
  return (
    index - 2 >= from &&
    tokens[index - 2]!.word === 'in' &&
    /^(?:the|a|an|this|that|my|his|her)$/.test(tokens[index - 1]!.word)
  );
}

function textOf(tokens: readonly Token[], from: number, to: number): string {
  let text = tokens[from]!.word;
  for (let index = from + 1; index < to; index++) text += ` ${tokens[index]!.word}`;
  return text;
}

/** "Is that an overdose?" at the end asks for a name; what was taken is told before. */
function isAskedName(text: string): boolean {
  return /^is (?:that|this|it) (?:(?:an?|too|already) )?(?:overdos\w+|poison\w*|rabies|tetanus|too much)$/.test(text);
}

/** "What are signs of a stroke?", but not "with signs of a stroke"; "what if I faint", but not "worse if I bend". */
function isSupposed(word: string, before: string | undefined): boolean {
  if (/^(?:symptoms|signs)$/.test(word)) return !/^(?:no|have|having|has|with|any)$/.test(before ?? '');
  return word !== 'if' || before === undefined || ASKS_IF.has(before);
}

/** "What if I faint", "I might have dengue": until the person speaks of what is, "…, there is pain". */
function markSupposed(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  for (let rest = from; rest < to; rest++) {
    const { word, comma } = tokens[rest]!;
    if (comma && rest > from && (RESTART.has(word) || FIRST_PERSON.has(word) || RELATIVES.has(word))) return;
    status[rest] = 'imagined';
  }
}

function markComparison(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  let vehicle = from;
  while (vehicle < to && BEFORE_VEHICLE.has(tokens[vehicle]!.word)) vehicle++;
  if (vehicle === to || !VEHICLES.has(tokens[vehicle]!.word)) return;
  for (
    let rest = from;
    rest < to && (rest <= vehicle || !tokens[rest]!.comma) && !(rest > vehicle && FIRST_PERSON.has(tokens[rest]!.word));
    rest++
  )
    status[rest] = 'imagined';
}

/** "The film about acid attacks": what a story tells, until the person speaks of themselves. */
function markStory(tokens: readonly Token[], story: number, to: number, status: Status[]): void {
  const isDream = DREAMS.has(tokens[story]!.word);
  for (let rest = story + 1; rest < to; rest++) {
    if (isDream && !tokens[rest]!.comma) {
      status[rest] = 'imagined';
      continue;
    }
    if (
      FIRST_PERSON.has(tokens[rest]!.word) ||
      RELATIVES.has(tokens[rest]!.word) ||
      /^(?:me|my|our)$/.test(tokens[rest]!.word) ||
      (tokens[rest]!.comma && RESTART.has(tokens[rest]!.word))
    )
      return;
    status[rest] = 'imagined';
  }
}

/** "Dengue ke baare mein": the topic stands before it, back to a comma or to the person. */
function markTopic(tokens: readonly Token[], from: number, end: number, status: Status[]): void {
  for (
    let back = end - 1;
    back >= from && !FIRST_PERSON.has(tokens[back]!.word) && !RELATIVES.has(tokens[back]!.word);
    back--
  ) {
    status[back] = 'imagined';
    if (tokens[back]!.comma) return;
  }
}

/** "I saw on the news that …", "news mein dekha ki …". */
function markMedia(tokens: readonly Token[], from: number, index: number, to: number, status: Status[]): void {
  const isHindi = SEES_HINDI.test(`${tokens[index + 1]!.word} ${tokens[index + 2]?.word}`);
  if (isHindi || tokens.slice(Math.max(from, index - 4), index).some(({ word }) => SEES.has(word)))
    markStory(tokens, isHindi ? index + 1 : index, to, status);
}

/** "Ruled out a heart attack", "a heart attack was ruled out". */
function markRuledOut(tokens: readonly Token[], from: number, index: number, to: number, status: Status[]): void {
  const follows = /^(?:was|is|were|are|been|got|be)$/.test(tokens[index - 1]?.word ?? '');
  if (follows)
    for (let back = index - 1; back >= from && !(tokens[back + 1]?.comma && back < index - 1); back--)
      status[back] = 'imagined';
  else for (let rest = index + 2; rest < to && !tokens[rest]!.comma; rest++) status[rest] = 'imagined';
}

/** "Can stress cause chest pain?", "how does dengue spread", "daura padne par kya karein" ask in general when they name nobody. */
function asksInGeneral(said: readonly Token[], text: string): boolean {
  if ((ASKS_HINDI.test(text) || ASKS_CAUSE_HINDI.test(text)) && !HAPPENED_HINDI.test(text)) return true;
  if (FEARS_HINDI.test(text) || AFTER_STORY.test(text)) return true;
  if (ASKS_BEFORE.test(text) && !HAPPENED.test(text)) return true;
  if (ASKS_HOW.test(text) && ANYBODY.test(text)) return true;
  if (ASKS_WHAT.test(text) && !said.some(({ word }) => RESTART.has(word) || RELATIVES.has(word))) return true;
  if (!ASKS.has(said[0]!.word) || said.some(({ word }) => RESTART.has(word) || RELATIVES.has(word))) return false;
  return said.some(({ word }) => CAUSES.has(word));
}
