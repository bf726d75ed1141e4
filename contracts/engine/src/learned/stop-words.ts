/** Words that say nothing of themselves, as they are typed in each of the three ways of writing. */
const ENGLISH =
  'a an the and or but so if then of in on at to for from with by as is am are was were be been being do does did has have had having i me my mine we us our you your he him his she her hers it its they them their this that these those there here not no can could will would should may might must just only also very too now since after before when while what which who how why please sir madam doctor';
const HINGLISH =
  'hai hain h ho hu hun hoon tha thi the ka ki ke ko se me mein mai main ne par pe aur ya bhi to toh hi na nahi nhi nahin kya kyu kaise koi kuch ek yeh ye woh wo vo is us mera meri mere mujhe hum hame apna apni uska uski unka unko ab abhi aaj kal raha rahi rahe rha rhi rhe gaya gayi gaye kar karo karna karta karti kiya diya liya de do le lo ji';
const DEVANAGARI =
  'है हैं हूँ हूं हो था थी थे का की के को से में मैं ने पर पे और या भी तो ही ना न नहीं क्या क्यों कैसे कोई कुछ एक यह ये वह वो इस उस मेरा मेरी मेरे मुझे हम हमें अपना अपनी उसका उसकी उनका उनको अब अभी आज कल रहा रही रहे गया गई गए गयी कर करो करना करता करती किया दिया लिया दे दो ले लो जी';

const STOP_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${HINGLISH} ${DEVANAGARI}`.split(' '));

/** Whether a word, in small letters, explains nothing when it stands alone. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || /^num\d$/.test(word);
}
