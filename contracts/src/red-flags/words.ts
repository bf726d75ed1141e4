/** Words that carry no medical meaning: skipped in phrases and in texts alike (English, Hinglish, Hindi). */
const STOP = `a an the my your his her hers their our its this that these those i im ive me we he hes she shes they theyre it you
is am are was were be been being have has had having do does did doing will would should shall may might of in on at to for by from as into
about there here also very really quite so too some any such kind sort bit lot lots like just even feel feels feeling felt get gets getting got
seem seems keep keeps kept started starting starts start began begin since lately recently today now still always often
experience experiencing experienced notice noticed noticing mainly mostly usually sometimes whenever which who whose
please help doctor sir madam hello hi hey think thought know say says said told tell mention report reports reported patient presents presented presenting
mein hai hain ho hua hui hue raha rahi rahe ka ki ke ko se bahut bohot bahot mujhe muje mujhko mera meri mere hota hoti hote gaya gayi gaye tha thi the kuch lag lagta lagti aa aata aati
ne usne uska uski uske usko unka unki unke unko unhe ye yeh wo woh par pe bhi hi toh kar karke ab abhi diya di li liya de le main maine hum humne apne apni apna ji hu hun hoon
है हैं में मे का की के को से हो हुआ हुई रहा रही रहे मुझे मेरा मेरी मेरे बहुत गया गई था थी होता होती कुछ लग लगता आ
ने पर पे उसने उसका उसकी उसके उसको उसे उनका उनकी उनके उनको उन्हें यह ये वह वो भी ही तो कर करके अब अभी दिया दी लिया ली दे ले मैं मैंने हम हमने अपने अपनी अपना जी हूं हूँ गयी गए गये हुए`;

/** Everyday words that look like a misspelt medical word and are none: never corrected. */
const COMMON = `stubbed about above after again along already among around before began being below better between beyond bring brought
could course doing during early either every father mother first found given going great group happen heard house large later least leave
level light little longer lower maybe might minute month morning never night other outside party people place plate point quick quite
ready right round shape share sharp short should shower since small sound south space spend stand start state still taken their there these
thing think third those though through today together towards tried trying under until upper using usual walking watch water weeks went where
which while white whole would write years young please really worse worst where there their about daily doctor hospital clinic medicine tablet
consult consulting consultation mention mentions addition additions regularly healthy focal states stated physician socially certain produces produced
concerning systemic tarah madad regarding personal public attach setting attending leading leads screening situation infectious admitted gross former stuff thank
shade grown failing sport sports released revealed driver spared waiting corrected forth diary relation spent nearby received inter paler beans scary chatting
shirt store pants training chain butter paint contains china seriously shallow strike shopping topic creates slower plane means strongly haunting violent chopped choped
toxic japan sprint drunk scurrying scale palace seeking pacing creating evaluation receiving overload tasks chores overnight blushing athletic staple manila abound
positional production charging stained centered multiply unwashed jaata jata jaisa waisa jahan karta karti dikhta dikha nikala chala wajah essentially colonic
lousy rashy palate symptom symptoms similar managing friend brother sister husband child children person women woman eating drink drinking started taking tested result working worried weather`;

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
export const STOP_WORDS = set(STOP);
export const COMMON_WORDS = set(COMMON);
/** Words that join: no part of a phrase, but they widen the distance between its words. */
export const SEPARATORS = set('and or aur ya और या nor plus');
/** Small words all the same, but a phrase that has one needs one in the text as well. */
export const INTENSIFIERS = set('very bahut bohot बहुत extremely dangerously severely really terribly significant significantly badly');
/** Words that deny, each by the stem that names its family. */
export const NEGATIONS = set('not no cannot never without nobody nothing nahi nahin नहीं na न ना bina बिना बिन');
