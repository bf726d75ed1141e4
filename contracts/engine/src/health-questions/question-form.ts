import type { Token } from '../reading/tokens.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that ask wherever they stand. */
const ASKING = set(
  `what whats how why kya kyaa kab kabtak kitne kitna kitni kaise kese kaisa kaisi kaun kaunsa kaunsi konsa konsi kon kyu kyun kyon kahan kis kise kisko kiske
   क्या कब कितने कितना कितनी कैसे कैसा कैसी कौन कौनसा कौनसी क्यों क्यूं कहां किसे किसको किस`,
);
/** Words that ask at the beginning of a sentence, and join elsewhere: "it hurts when I walk". */
const ASKING_FIRST = set('when which who where whom whose');
/** Verbs that ask when they stand before the person: "can I", not "I can". */
const AUXILIARY = set('can could should shall may is are am does do did will would has have must');
const PERSON = set('i we you he she it they my our your his her their a an the this that there one someone anyone');
/** Hindi asks with the verb alone as well: "papaya kha sakte hain". */
const PERHAPS = set(
  'sakte sakta sakti skte skta skti chahiye chaiye chahie sakty सकते सकता सकती चाहिए चाहिये bataye bataiye batao kare karein lagaye बताएं बताइए करें लगाएं',
);
const DENIES = set('not cannot nahi nahin nhi नहीं नही');
/** Whoever speaks of a person tells something; whoever types a few words alone looks something up. */
const TELLS = set(
  `i im ive me my mine he she his her him they their we our mujhe mujhko mera meri mere main mai hum hame hamare unka unki uska uski usko
   मुझे मेरा मेरी मेरे मैं हम हमें हमारे उसका उसकी उसे उनका उनकी took had has have was were since started ago yesterday`,
);
const LONGEST_SEARCH = 6;

/** `asked`: it is a question. `perhaps`: a Hindi verb makes it one where something answers it. `search`: words typed to look something up. */
type QuestionForm = 'asked' | 'perhaps' | 'search' | null;

/** How far a text has the form of a question, whatever it asks about. */
export function questionForm(text: string, tokens: readonly Token[]): QuestionForm {
  if (tokens.length > 1 && text.includes('?')) return 'asked';
  if (tokens.some((token, at) => asks(token, at, tokens) || isOrNot(token, at, tokens))) return 'asked';
  if (tokens.some(({ word }) => PERHAPS.has(word)) && !tokens.some(({ word }) => DENIES.has(word))) return 'perhaps';
  const isSearch = tokens.length > 1 && tokens.length <= LONGEST_SEARCH && !tokens.some(({ word }) => TELLS.has(word));
  return isSearch ? 'search' : null;
}

function asks({ word, segment }: Token, at: number, tokens: readonly Token[]): boolean {
  if (ASKING.has(word)) return true;
  const isFirst = tokens[at - 1]?.segment !== segment || tokens[at - 2]?.segment !== segment;
  if (ASKING_FIRST.has(word)) return isFirst;
  if (!AUXILIARY.has(word)) return false;
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  const opens = before?.segment !== segment;
  return next?.segment === segment && (opens || (PERSON.has(next.word) && !PERSON.has(before.word)));
}

/** "Nahana chahiye ya nahi": or not. */
function isOrNot({ word }: Token, at: number, tokens: readonly Token[]): boolean {
  return (word === 'ya' || word === 'या' || word === 'or') && DENIES.has(tokens[at + 1]?.word ?? '');
}
