import type { Token } from '../tokens.js';
import type { Status } from './status.js';
import { FIRST_PERSON, RELATIVES, RESTART, set } from './vocabulary.js';

const ASKS = set('can could does do is are will');
/** "Worse if I bend" tells of a trigger; "what if I bend" does not. */
const ASKS_IF = set('what do know wonder see ask happens happen unsure');
/** "My dog is limping" is for a vet; "my dog bit me" is not. */
const ANIMAL = set('dog cat cow buffalo goat pet puppy kitten horse hen parrot kutta billi gaay bhains');
const ANIMAL_DOES = /^(?:is|has|was|had|keeps|cannot|vomit\w*|cough\w*|limp\w*|ate|eats|ko|की|ki|को)$/;
/** Figures of speech: nobody dies "of boredom", and no one is hurt by "hanging out". */
const IDIOMS = /^(?:(?:dying|die|died) (?:of|from) (?:boredom|laughter|laughing|curiosity|embarrassment)|dying (?:to (?:see|know|go|try|meet|eat)|for (?:a|some))|(?:sick|tired) of (?!life|living|everything|it|this|being)\S+|(?:bored|laughed|tickled) to death|hang(?:ing|s)? (?:out|around)|dead (?:tired|serious|sure)|periods? of|kill(?:ing)? time|(?:feel|feeling|completely|totally|really) knocked out|the edge of|edge of the|shak(?:e|ing) hands? with|shook hands|hand shake with)\b/;
/** "It feels like a truck ran over me" tells of no truck. */
const COMPARES = /^(?:(?:feels?|felt|feeling) (?:like|as)|as (?:if|though))$/;
const BEFORE_VEHICLE = set('if though i a an the was am have had been got being hit run knocked over by');
const VEHICLES = set('truck bus train lorry car tractor bulldozer steamroller');
/** "My car had an accident, nobody hurt": the crash did nothing to anybody. */
const NOBODY_HURT = /\b(?:nobody|no one|kisi ko)(?: is| was| got| were)? (?:hurt|injured|chot)\b/;
const CRASHES = /^(?:accident|crash\w*|collision|collided)$/;
const CAUSES = set('cause causes damage damages lead always prevent mean inherited hereditary genetic contagious dangerous poisonous common curable');
const ASKS_WHAT = /^(?:how (?:is|are|does|do|did|can|long|often|common|many|much)|why (?:is|are|does|do)|(?:what|which) (?:is|are|does|causes?|kind|type|foods?|vaccines?|tests?|\w+ (?:is|are|should))|who (?:gets|can)|when (?:is|are|does)) (?!happening|wrong)/;
const ASKS_HINDI = /(?:ne (?:par|pe)|ने (?:पर|पे)) (?:kya|क्या) (?:kar|करें|करना|करे)|(?:kya|क्या) (?:karna|करना) (?:chahiye|चाहिए)|(?:kya|क्या) (?:hota|होता) (?:hai|है)$|(?:kaise|कैसे) (?:hota|failta|phailta|होता|फैलता)|(?:lakshan|लक्षण) (?:kya|क्या)|(?:kya|क्या) (?:lakshan|लक्षण)|(?:kitne|kaun sa|kaunsa|कितने|कौन सा) \S+ (?:lagte|lagta|hote|lena|lene|लगते|लगता|होते|लेना)/;
const HAPPENED_HINDI = /(?:^| )(?:liya|gaya|gayi|gaye|diya|raha|rahi|rahe|mujhe|mere|meri|mera|लिया|गया|गई|गए|दिया|रहा|रही|रहे|मुझे|मेरे|मेरी|मेरा)(?: |$)/;
/** "How many tablets can I take?", "is rat poison dangerous for my cat?": nothing happened yet. */
const ASKS_BEFORE = /^(?:how (?:many|much|often) .*\b(?:can|should|may) i\b|(?:is|are|can) .*\b(?:dangerous|safe|harmful|poisonous|toxic|inherited|contagious) (?:for|to|in|if)\b)/;
const HAPPENED = /\b(?:ate|eaten|drank|drunk|swallowed|took|taken|licked|bit|bitten|stung|inhaled|had)\b/;
/** "Kahin heart attack na aa jaye": a fear. */
const FEARS_HINDI = /\b(?:kahin|kahi) .*\bna (?:ho|aa|lag|pad) ja|(?:कहीं) .*न(?:ा)? (?:हो|आ|लग|पड़) जा/u;
/** "What should I do if someone is choking?", "how do I know if a child has a fit?": asked for whoever it may be. */
const ANYBODY = /\b(?:if|when|that) (?:someone|somebody|anyone|anybody|a (?:person|child|baby|kid|man|woman|patient|friend|snake|dog)|people|children)\b/;
const ASKS_HOW = /\b(?:what (?:should|do|can|to)|how (?:do|can|would|to)|first aid|where can i|kya karna|kya kare)\b/;
const STORIES = set('thriller script movie film news newspaper book novel textbook lecture serial documentary story joke song drama game akhbar khabar kahani kitab natak फिल्म खबर अखबार कहानी किताब नाटक सीरियल');
/** What stands between a story and what it tells of. */
const TELLS = set('about where which that had has have who whose in on said says says gets got mein me में ke के');

/** "I watched a video about strokes", "heart attack ke baare mein padha": what was read or shown, until the person speaks of somebody. */
const LEARNS = /^(?:read|reading|watch(?:ed|ing)?|learn(?:t|ed|ing)?|article|articles|blog|video|videos|reel|reels|post|poster|project|essay|chapter|webinar|episode|episodes|seminar|quiz) (?:about|on|regarding)$/;
const LEARNS_HINDI = /^(?:ke|के) (?:baare|bare|baarey|बारे) (?:mein|me|mai|में|मे)$/;

const MEDIA = set('news tv television youtube facebook instagram insta google internet online newspaper paper show movie film serial reel reels akhbar khabar खबर अखबार टीवी न्यूज यूट्यूब गूगल');
const SEES = set('saw seen read heard watched watching');
const SEES_HINDI = /^(?:mein|me|par|pe|pr|में|मे|पर|पे) (?:dekha|dekhi|dekhe|padha|padhi|suna|suni|dikhaya|bataya|देखा|देखी|पढ़ा|पढ़ी|सुना|सुनी|दिखाया|बताया)$/;

/** Marks what a segment only imagines, asks in general, fears or tells of a story. */
export function markImagined(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  if (asksInGeneral(tokens, from, to)) status.fill('imagined', from, to);
  if (NOBODY_HURT.test(tokens.slice(from, to).map(({ word }) => word).join(' '))) for (let index = from; index < to; index++) if (CRASHES.test(tokens[index]!.word)) status[index] = 'imagined';
  for (let index = from; index < to - 1; index++) {
    const pair = `${tokens[index]!.word} ${tokens[index + 1]!.word}`;
    const third = tokens[index + 2]?.word ?? '';
    if (ANIMAL.has(tokens[index]!.word) && ANIMAL_DOES.test(tokens[index + 1]!.word)) for (let rest = index + 1; rest < to && !FIRST_PERSON.has(tokens[rest]!.word); rest++) status[rest] = 'imagined';
    if (STORIES.has(tokens[index]!.word) && TELLS.has(tokens[index + 1]!.word)) markStory(tokens, index, to, status);
    if (/^(?:news|khabar|खबर|headline)$/.test(tokens[index]!.word) && !tokens.slice(from, index).some(({ word }) => FIRST_PERSON.has(word))) status.fill('imagined', Math.max(from, index - 3), index);
    if (IDIOMS.test(`${pair} ${third}`)) status[index] = status[index + 1] = 'imagined';
    if (LEARNS.test(pair)) markStory(tokens, index + 1, to, status);
    if (MEDIA.has(tokens[index]!.word)) markMedia(tokens, from, index, to, status);
    if (LEARNS_HINDI.test(`${pair} ${third}`)) markTopic(tokens, from, index, status);
    if (COMPARES.test(pair)) markComparison(tokens, index + 2, to, status);
    if (pair === 'do if' && third === 'a') for (let rest = index + 2; rest < to; rest++) status[rest] = 'imagined';
    if (pair === 'ruled out') markRuledOut(tokens, from, index, to, status);
    if (!opensImagined(tokens, from, index, pair, third)) continue;
    for (let rest = pair === 'confused about' ? index : index + 1; rest < to; rest++) status[rest] = 'imagined';
  }
}

function opensImagined(tokens: readonly Token[], from: number, index: number, pair: string, third: string): boolean {
  const isWorry = /^(worried|scared|concerned|afraid|anxious|fear|worry) (about|that|of|i|if)$/.test(pair) && !/^(my|his|her|this|these|the|our|him|water)$/.test(third);
  if (isWorry) return true;
  if (!/^(what if|in case|symptoms of|signs of|sign of|risk of|how to|prevent \w+|avoid \w+|if i|vaccine for|might have|i might|exposed to|exposure to|told if|asked (?:about|if|whether)|(?:call|come|back|return|ask) if|confused about|aid for|darr? hai|डर है)$/.test(pair)) return false;
  if (/^(symptoms|signs) of$/.test(pair) && /^(no|have|having|has|with|any)$/.test(tokens[index - 1]?.word ?? '')) return false;
  if (pair === 'if i' && index > from && !ASKS_IF.has(tokens[index - 1]!.word)) return false;
  return !/^i might$/.test(pair) || /^(have|get|be|overdose\w*)$/.test(third);
}

function markComparison(tokens: readonly Token[], from: number, to: number, status: Status[]): void {
  let vehicle = from;
  while (vehicle < to && BEFORE_VEHICLE.has(tokens[vehicle]!.word)) vehicle++;
  if (vehicle === to || !VEHICLES.has(tokens[vehicle]!.word)) return;
  for (let rest = from; rest < to && (rest <= vehicle || !tokens[rest]!.comma) && !(rest > vehicle && FIRST_PERSON.has(tokens[rest]!.word)); rest++) status[rest] = 'imagined';
}

/** "The film about acid attacks": what a story tells, until the person speaks of themselves. */
function markStory(tokens: readonly Token[], story: number, to: number, status: Status[]): void {
  for (let rest = story + 1; rest < to; rest++) {
    if (FIRST_PERSON.has(tokens[rest]!.word) || RELATIVES.has(tokens[rest]!.word) || /^(?:me|my|our)$/.test(tokens[rest]!.word) || (tokens[rest]!.comma && RESTART.has(tokens[rest]!.word))) return;
    status[rest] = 'imagined';
  }
}

/** "Dengue ke baare mein": the topic stands before it, back to a comma or to the person. */
function markTopic(tokens: readonly Token[], from: number, end: number, status: Status[]): void {
  for (let back = end - 1; back >= from && !FIRST_PERSON.has(tokens[back]!.word) && !RELATIVES.has(tokens[back]!.word); back--) {
    status[back] = 'imagined';
    if (tokens[back]!.comma) return;
  }
}

/** "I saw on the news that …", "news mein dekha ki …". */
function markMedia(tokens: readonly Token[], from: number, index: number, to: number, status: Status[]): void {
  const isHindi = SEES_HINDI.test(`${tokens[index + 1]!.word} ${tokens[index + 2]?.word}`);
  if (isHindi || tokens.slice(Math.max(from, index - 4), index).some(({ word }) => SEES.has(word))) markStory(tokens, isHindi ? index + 1 : index, to, status);
}

/** "Ruled out a heart attack", "a heart attack was ruled out". */
function markRuledOut(tokens: readonly Token[], from: number, index: number, to: number, status: Status[]): void {
  const follows = /^(?:was|is|were|are|been|got|be)$/.test(tokens[index - 1]?.word ?? '');
  if (follows) for (let back = index - 1; back >= from && !(tokens[back + 1]?.comma && back < index - 1); back--) status[back] = 'imagined';
  else for (let rest = index + 2; rest < to && !tokens[rest]!.comma; rest++) status[rest] = 'imagined';
}

/** "Can stress cause chest pain?", "how does dengue spread", "daura padne par kya karein" ask in general when they name nobody. */
function asksInGeneral(tokens: readonly Token[], from: number, to: number): boolean {
  const words = tokens.slice(from, to).map(({ word }) => word);
  const text = words.join(' ');
  if (ASKS_HINDI.test(text) && !HAPPENED_HINDI.test(text)) return true;
  if (FEARS_HINDI.test(text)) return true;
  if (ASKS_BEFORE.test(text) && !HAPPENED.test(text)) return true;
  if (ASKS_HOW.test(text) && ANYBODY.test(text)) return true;
  if (ASKS_WHAT.test(text) && !words.some((word) => RESTART.has(word) || RELATIVES.has(word))) return true;
  if (!ASKS.has(words[0]!) || words.some((word) => RESTART.has(word) || RELATIVES.has(word))) return false;
  return words.some((word) => CAUSES.has(word));
}
