import type { Compound } from './compound.js';
import { set } from './words.js';

/** Everyday idioms and near misses: a word tells of a danger only without what stands beside it here. */
export const IDIOMS: readonly Compound[] = [
  {
    word: set('jump jumps jumped jumping'),
    partners: set(
      'job jobs role work bed shower conclusion conclusions chance chances opportunity offer project meeting call joy happiness topic course studies career discussion queue start journey business gym class exam rope',
    ),
    side: 'after',
    over: set(
      'into in to at on for with the my our a an new this that of right straight back up and first next any every',
    ),
  },
  { word: set('jump jumps jumped jumping leap leaps leapt'), partners: set('heart hearts'), side: 'before' },
  {
    word: set('kill kills killing killed'),
    partners: set('time birds boredom hunger thirst mood vibe'),
    side: 'after',
    over: set('the some my two a of'),
  },
  {
    word: set('kill kills killing killed'),
    partners: set(
      'boss mom mother mum dad father wife husband teacher traffic shoes heels workout gym exam exams commute heat work job deadline deadlines joke jokes laughter suspense',
    ),
    side: 'before',
    over: set('will would is are was were going to gonna these new really just'),
    lacks: set('gun knife poison police threatens threatened threat says'),
  },
  {
    word: set('shot shoot shoots shooting'),
    partners: set(
      'video videos photo photos film hoops baskets goals scene ad wedding picture pictures selfie reel reels',
    ),
    side: 'after',
    over: set('a the some my our few short new'),
  },
  { word: set('shoot shoots shooting'), partners: set('photo video film wedding movie ad'), side: 'before' },
  {
    word: set('drown drowning drowned drowns डूब डूबा डूबी डूबे duba dubi dube dooba'),
    partners: set(
      'काम पढ़ाई सोच ख्यालों कर्ज यादों दुख ग़म kaam padhai soch khayalon karz yaadon dukh gham work homework debt',
    ),
    side: 'before',
    over: set('में mein me'),
  },
  {
    word: set('choked choking choke'),
    partners: set('tears emotion emotions feelings crying happiness up drain sink toilet traffic pipe road'),
    side: 'after',
    over: set('with in by on from the my'),
  },
  {
    word: set('choked choking choke'),
    partners: set('drain sink toilet traffic pipe road drains'),
    side: 'before',
    over: set('is was got are'),
  },
  {
    word: set('dead die died dying'),
    partners: set('laughing laughter shame boredom embarrassment phone battery curiosity hunger heat'),
    side: 'after',
    over: set('of from with to the my'),
    lacks: set('stroke'),
  },
  {
    word: set('hit hits hitting'),
    partners: set('gym snooze books road bed sack jackpot shower target deadline'),
    side: 'after',
    over: set('the a my'),
  },
  // "Like someone hit me": how it feels.
  {
    word: set('hit beat beaten thrashed punched'),
    partners: set('like if though'),
    side: 'before',
    over: set('someone somebody i was have been got being im am had'),
  },
  // "Chest day", "bench press": of the gym, no place that hurts and no weight that lies on it.
  {
    word: set('chest seena seene chhati सीने छाती'),
    partners: set(
      'exercise exercises workout workouts day press presses machine training fly flies dips kasrat vyayam कसरत व्यायाम',
    ),
    side: 'after',
    over: set('and triceps biceps shoulder ki की'),
  },
  { word: set('press pressed presses pressing'), partners: set('bench leg shoulder chest'), side: 'before' },
  // "Yoga left my arms sore": a verb, and no side of the body.
  { word: set('left'), partners: set('my me him her his us them'), side: 'after' },
  // "Dam ghutte ghutte bacha": it nearly happened.
  {
    word: set('ghutte ghutate घुटते'),
    partners: set('bacha bachi bache बचा बची बचे'),
    side: 'after',
    over: set('ghutte ghutate घुटते'),
  },
];
