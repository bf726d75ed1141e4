/** A word, letter or number that alone names no place. */
const GENERAL_WORD = new RegExp(
  String.raw`^(the|near|in|at|to|of|and|hospitals?|clinics?|doctors?|dr|dentists?|pharmac(y|ies)|medical|stores?|centre` +
    String.raw`|center|road|street|city|town|general|government|govt|public|health|care|help|hello|hi|test|here|home|me|my|\p{L}|\d+)$`,
  'u',
);
/** "Bangalore city" is Bangalore; "Mexico City" has that name. */
const KIND_OF_TOWN =
  /^(city|town|district|distt?|taluka?|tal|tehsil|teh|mandal|village|vill|near) | (city|town|district|distt?|taluka?|tehsil|village)$/g;
/** "Dist. Satara": around the village or the town that is named before it. */
const DIVISION = /^(district|distt?|taluka?|tal|tehsil|teh|mandal|block) /;
const STATION = /(?<=\S) (railway |metro |bus )?(station|stn|junction|jn|terminal)$/;
/** "At post Karad" */
const POST = /^(at post|a p|at po|at|post|po|p o|village|vill|mu po|mukkam post) /;
/** "West", "Sector 7", "5th Block": what many towns have. */
const PART =
  /^(west|east|north|south|extension|extn|lake|sector|block|phase|stage|pocket|[ivx]{1,4}|\d{1,3}(st|nd|rd|th)?)$/;
const PARTS_AT_MOST = 3;
/** Names of villages that are also the end of many names: "Ambedkar Nagar". */
const ENDS_A_NAME =
  /^(nagar|vihar|puram|pura|ganj|gaon|colony|enclave|bagh|bazaa?r|chowk|garden|gardens|park|khurd|kalan|cantt|cantonment|fort)$/;
/** The word alone: which airport is meant, the city beside it tells. */
const AIRPORT =
  /^((international|domestic|अंतरराष्ट्रीय|अंतर्राष्ट्रीय) )?(airport|hawai adda|havai adda|एयरपोर्ट|हवाई अड्डा|हवाई अड्डे|विमानतळ|விமான நிலையம்|বিমানবন্দর|విమానాశ్రయం|ವಿಮಾನ ನಿಲ್ದಾಣ)( terminal)?( t?\d)?$/;
/** What the name of a street or a neighbourhood does not hold. */
const NAMES_CARE = /\b(hospitals?|clinics?|pharmacy|chemists?|dental|nursing home|medical|aiims|institute)\b/;
/** "mai lucknow ke aliganj me hu": around the words that tell where. */
const I_AM =
  /^(mai|main|hum|ham|mera ghar|ghar|मैं|हम) | (hu|hun|hoon|hain|hai|(rehta|rehti|rahta|rahti|rehte)( hu| hun| hoon| hain)?)$/g;
/** "lucknow ke aliganj": the words between a city and what is in it. */
const IN_IT = /^(ke|ki|ka|me|mein|mai|में|के|की|का) /;
/** "Opposite Safdarjung Hospital", "Charbagh station ke paas": there, for a search. */
const BESIDE =
  /^(i am |we are |live |staying )?((very )?(near(by|est)?|close|next|adjacent|adj|opp(osite)?|behind|beside|besides|around|outside|inside|in front of|in|at|from)( to)? )+(the )?|( (ke|k|se))? (paas?|pass|sa+mne|pi+che|bagal|nazdeek|mein?)( (me|mein|hai))?$|( (के|से))? (पास|सामने|पीछे|बगल|नज़?दीक|में)( में)?$/g;

/** "Dakshineswar temple", "Koyambedu bus stand": what is there, behind the name of where it is. */
const THING_THERE =
  /(?<=\S) (temple|mandir|masjid|mosque|dargah|gurud?wara|church|bus (stand|stop|depot|station|terminus)|isbt|metro( station)?|circle|chowk|cha?uraha|crossing|signal|market|mkt|mandi|bazaa?r|park|lake|fort|beach|ghat|flyover|gate|mall|stadium|ground|police station|thana|post office|naka|tiraha|society|area|colony|layout)$/;
/** Words at the end of an English name that are also towns abroad. */
const THING =
  /^(temple|beach|mall|market|palace|garden|gardens|tower|gate|bridge|fort|church|hill|hills|lake|park|point)$/;

/** "sec 62", "sector62" and "सेक्टर 62" are "sector 62". */
const SECTOR = /(?<!\p{L})(?:sec|sect|sctr|sectr|sector|सेक्टर|सैक्टर) ?(\d{1,3}[a-z]?)(?!\p{L})/gu;
/** "Rajiv Chauk", as it is heard; the town of Chauk in Myanmar is not meant behind a name. */
const CHOWK = /(?<=\S )ch(au|o|aw|ou)k(?= |$)/g;
/** English words that Hindi and Marathi spell by ear, so that letter for letter they would not be known. */
const ENGLISH_IN_HINDI: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(अस्पताल|हॉस्पिटल|हास्पिटल|रुग्णालय)(?![\p{L}\p{M}])/gu, 'hospital'],
  [/(?<!\p{L})(कॉलोनी|कालोनी|कॉलनी)(?![\p{L}\p{M}])/gu, 'colony'],
  [/(?<!\p{L})(रेलवे )?(स्टेशन|स्थानक)(?![\p{L}\p{M}])/gu, 'station'],
  [/(?<!\p{L})(बस (स्टैंड|स्टैण्ड|अड्डा|अड्डे))(?![\p{L}\p{M}])/gu, 'bus stand'],
  [/(?<!\p{L})(मार्केट|मार्किट)(?![\p{L}\p{M}])/gu, 'market'],
];

/** The words of a key in the one form in which names are kept. */
export function spelledOut(key: string): string {
  const plain = key.replace(SECTOR, 'sector $1').replace(CHOWK, 'chowk');
  return ENGLISH_IN_HINDI.reduce((text, [written, word]) => text.replace(written, word), plain);
}

/** Whether all words, in the form of `textKey`, could stand in the name of any place. */
export function saysNothing(key: string): boolean {
  return key.split(' ').every((word) => GENERAL_WORD.test(word));
}

/** Whether the words are the name of a place of care rather than of a street or a neighbourhood. */
export function namesCare(key: string): boolean {
  return NAMES_CARE.test(key);
}

/** Whether the words say "the airport", of whichever city. */
export function namesAirport(key: string): boolean {
  return AIRPORT.test(key);
}

/** Whether a word is the end of a name rather than a place of its own. */
export function endsAName(word: string): boolean {
  return ENDS_A_NAME.test(word);
}

/** "kanpur central railway station" → "kanpur central"; undefined when the words name no station. */
export function stationNamed(key: string): string | undefined {
  return STATION.test(key) ? key.replace(STATION, '') : undefined;
}

/** "koyambedu bus stand" → "koyambedu"; undefined when the words end in no such thing. */
export function withoutThingThere(key: string): string | undefined {
  return THING_THERE.test(key) ? key.replace(THING_THERE, '') : undefined;
}

/** Whether a word is the kind of a landmark rather than a town of that name abroad: "temple", "beach". */
export function isThing(word: string): boolean {
  return THING.test(word);
}

/** "bangalore city" → "bangalore". */
export function withoutKindOfTown(key: string): string {
  return key.replace(KIND_OF_TOWN, '');
}

/** "dist satara" → "satara"; undefined when the words name no division of a state. */
export function divisionNamed(key: string): string | undefined {
  return DIVISION.test(key) ? key.replace(DIVISION, '') : undefined;
}

/** "at post karad" → "karad". */
export function withoutPost(key: string): string {
  return key.replace(POST, '');
}

/** "opposite safdarjung hospital" → "safdarjung hospital"; the same when nothing else would be left. */
export function withoutBeside(key: string): string {
  return key.replace(I_AM, '').replace(BESIDE, '').trim() || key;
}

/** "ke aliganj", after the name of a city → "aliganj". */
export function withoutInIt(key: string): string {
  return key.replace(IN_IT, '');
}

/** "anna nagar west" → "anna nagar": the neighbourhood, where its parts are not known; the longest name first. */
export function withoutParts(key: string): string[] {
  const words = key.split(' ');
  const telling = Math.max(
    0,
    words.findLastIndex((word) => !PART.test(word)),
  );
  const shortest = Math.max(telling + 1, words.length - PARTS_AT_MOST);
  return Array.from({ length: words.length - shortest }, (_, i) => words.slice(0, words.length - 1 - i).join(' '));
}

/** Whether the words name a part of a neighbourhood, such as "sector 7", and say nothing without it. */
export function namesOnlyParts(key: string): boolean {
  return key.split(' ').every((word) => PART.test(word));
}
