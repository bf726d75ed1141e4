/** Words that carry no medical meaning: skipped in phrases and in texts alike (English, Hinglish, Hindi). */
const STOP = `a an the my your his her hers their our its this that these those i im ive me we he hes she shes they theyre it you
is am are was were be been being have has had having do does did doing will would should shall may might of in on at to for by from as into
about there here also very really quite so too some any such kind sort bit lot lots like just even feel feels feeling felt get gets getting got
seem seems keep keeps kept started starting starts start began begin since lately recently today now still always often
experience experiencing experienced notice noticed noticing mainly mostly usually sometimes whenever which who whose
please help doctor sir madam hello hi hey think thought know say says said told tell mention report reports reported patient presents presented presenting
mein hai hain ho hua hui hue raha rahi rahe ka ki ke ko se bahut bohot bahot mujhe muje mujhko mera meri mere hota hoti hote gaya gayi gaye tha thi the kuch lag lagta lagti aa aata aati
ne usne uska uski uske usko unka unki unke unko unhe ye yeh wo woh par pe bhi hi toh kar karke ab abhi diya di li liya de le main maine hum humne apne apni apna ji hu hun hoon
h hn hy rha rhi rhe rh gya gyi gye kr krke krne krna b tk tak hogya hogyi hogaya hogayi horha horhi lgta lgti lgra lgrha lagra lgi lga mei mai mje mjhe usse uss jo jis hue huyi huwa lia lya dia rakha rkha vo
है हैं में मे का की के को से हो हुआ हुई रहा रही रहे मुझे मेरा मेरी मेरे बहुत गया गई था थी होता होती कुछ लग लगता आ
ने पर पे जो जिस उसने उसका उसकी उसके उसको उसे उनका उनकी उनके उनको उन्हें यह ये वह वो भी ही तो कर करके अब अभी दिया दी लिया ली दे ले मैं मैंने हम हमने अपने अपनी अपना जी हूं गयी गए गये हुए`;

/** Everyday words that look like a misspelt medical word and are none: never corrected. */
const COMMON = `garden gardening gardener feather stubbed about above after again along already among around before began being below better between beyond bring brought
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
lousy rashy palate symptom symptoms similar managing friend brother sister husband child children person women woman eating drink drinking started taking tested result working worried weather
activists admin alloy aluminum angel archived archives auction babes baking ballet banner battle beast belle bench billy binding bingo blend blond
bloom boast boots bound boxer brake brakes brass breach bride broad broker brooks buggy bumper burner bushel bytes cabin cackle campaign canada cards
carrier carriers carter carve cellar chaos charm chart charter chick chile choir choose chuck claim clause clock clocks closer closest closet clover
cluck colony combine combined combines combining combo compete completion compression conclusion concrete conditional constraint construct constructed
consultant consumer consumers contests contract contracting contractor contracts contrast convert convicted cooper corps costs couch craps creek crest
crimes croak dancer dandy delicious depending devel distinct diver divine drawn driven drove electron electronic explore explorer farther fatal favor
ferry filed filing final finance finnish firearm fiscal fisher fleet flour forecast foster framing functional garage generated generates generation
ghana globe goody grace grant grants graph greek greet groan guild hairy handy harry header heath heather herein hilly hiring hopes hotel hungary
hunter importance important intended intensive interact internal invest irrigation joins jolly juicy kansas karen karma keith klein laden lanes lanka
latter launch lawyer lawyers linen listed listing lists loaves login logos loser lover lumber mailed maker makers manor maria marine marsh martial
massage mattress meaning meant medal meditation menus merry meyer missions mitten mixer moose mounting movers movies multi musician naval needn
neighbors newer operator palmer particles partly pasture patent patents patrol peach personally phrase plains planet planets planner planners
plaything pocket pointer poker polls ports praise precious preventing price priced probe prune quack rally ratio rental robber roles rouge route rover
rules russia russian sacred safer salon santa satin saved saving scored scores sending shady shaft shaker shame shark sheer shell shone shovel shown
signing singh skate skill slots solar spade spare speakers speeds spoke spook springer stack staff stall stamp steak steal steep stole stood stores
stork storm stormy strand string strings stronger struct studios style supper swear sweep swore tackle tales talker tardy teach temporary terry texts
thanks thorough timer title token tower trace track tract trail translated trash trick tricycle tuning turner unity valley vegetation vital wages chole chola bhature badam jhadu thali bihar patna dhaba policy kela kele thandai raita maid barat hotel bartan electrician charger mixer methi kanpur gulab pista dhania mirchi chutney
waken walker walter washer watts weekly whale wheels witch wives wonder wondering wooden wrung scold scolds scolded scolding khoob khub jaali marie berth polis chuke chuki overdoing जाली दिए दिये खूब`;

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
export const STOP_WORDS = set(STOP);
export const COMMON_WORDS = set(COMMON);
/** Words that join: no part of a phrase, but they widen the distance between its words. */
export const SEPARATORS = set('and n nd or aur ya और या nor plus');
/** Small words all the same, but a phrase that has one needs one in the text as well. */
export const INTENSIFIERS = set(
  'very bahut bohot बहुत extremely dangerously severely really terribly significant significantly badly',
);
/** Words that deny, each by the stem that names its family. */
export const NEGATIONS = set('not no cannot never without nobody nothing nahi nahin नहीं na न ना bina बिना बिन');
