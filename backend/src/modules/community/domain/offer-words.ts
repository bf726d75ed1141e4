/** Up to five words between two others. */
const GAP = '(?: \\S+){0,5}?';

/** Finds one of these phrases in a text of ` words between blanks `. */
const anyOf = (phrases: string): RegExp =>
  new RegExp(
    ` (?:${phrases
      .trim()
      .split('\n')
      .map((phrase) => phrase.trim())
      .join('|')})(?= )`.replaceAll(' … ', `${GAP} `),
    'gu',
  );

const REMEDY = [
  'medicines?|medications?|tablets?|capsules?|pills?|syrups?|powders?|churn|churan|churna|oil|cream|serum|ointment|drops|injections?|kits?|herbs?|herbal|ayurveda|ayurvedic',
  'remedy|remedies|nuskh[ae]|treatments?|therapy|therapies|cures?|cured|heals?|healing|healer|ilaj|ilaaj|elaj|dawa|dawai|dawaai|dava|davai|aushadhi|upchar|goli|goliyan|kadha',
  'paste|belts?|supplements?|solution|course|recipe|lep|jaap|tonic|patch(?:es)?|vati|bhasma|mounjaro|meronem|mixtard|spray|roots?|alprax|khura(?:a)?k|खुराक|vials?|charbi|चर्बी|\\S+(?:mycin|cillin|mectin|penem|zepam|zolam|codeine)|bottles?|parcels?|mtp|peptides?|nasha mukti|नशा मुक्ति|लेप|टॉनिक|माजून',
  'steroids?|hgh|insulin|antibiotics?|wegovy|glutathione|tramadol|alprazolam|ozempic|viagra|remdesivir|cylinders?|bracelet|juice|tea|tel|vaidya?|vaid|hakim|hakeem|unani|(?:mareez|marij|मरीज|मरीज़) (?:sampark|संपर्क)',
  'दवा|दवाई|दवाएं|दवाएँ|दवाइयाँ|दवाइयां|औषधि|इलाज|उपचार|नुस्खा|नुस्खे|चूर्ण|तेल|कैप्सूल|गोली|गोलियाँ|गोलियां|क्रीम|काढ़ा|किट|बूटी|वैद्य|हकीम',
  'ওষুধ|চিকিৎসা|மருந்து|சிகிச்சை|మందు|మందులు|చికిత్స|औषध|उपाय',
].join('|');
const CURE = '(?:cure|cured|ilaj|ilaaj|treatment|solution|इलाज|उपचार|दवा|दवाई|औषधि)';
const PRODUCT = `(?:${REMEDY})`;

/** Speaks of a medicine, a cure or a healer. */
export const REMEDIES = anyOf(REMEDY.replaceAll('|', '\n'));

/** Asks to be written to where nobody else reads. */
export const IN_PRIVATE = anyOf(`
  (?:dm|pm|inbox|ping|msg|message|text|whatsapp|watsapp|whatapp|telegram) (?:me|us|him|her|for|to|kare|karein|karen|karo|kijiye|privately)
  (?:can|please|just|or|and) (?:dm|pm|inbox)
  inbox|dm(?= $)|dm (?:quickly|now|fast|today|soon|only)
  (?:message|text|contact|write)(?: to)? (?:me|us) (?:privately|in private)
  (?:on|par|pe) (?:whatsapp|telegram)
  (?:inbox|dm) (?:par|pe|mein|main)
  (?:मुझे|हमें) (?:इनबॉक्स|मैसेज|संदेश|व्हाट्सएप|वॉट्सऐप)
  (?:मैसेज|संपर्क) करें इनबॉक्स
  (?:इनबॉक्स|व्हाट्सएप|व्हाट्सऐप|वॉट्सऐप) (?:में|पर|करें|करे|करो|कीजिए)`);

/** A sign that is as heavy as this says more than that a text is about medicine, days and money. */
export const STRONG = 2;

/** Signs of an offer, each with its weight. Each counts once. */
export const OFFERING: readonly (readonly [weight: number, sign: RegExp])[] = [
  // A promise that no doctor gives.
  [
    2,
    anyOf(`
    guarantee[ds]?|gauranteed?|guaranty|garanti
    गारंटी|গ্যারান্টি|உத்தரவாதம்|హామీ
    100 ?(?:%|percent)(?: \\S+)?
    (?:permanent|permanently|pakka|achuk|ramban|sure|shartiya|पक्का|पक्की|अचूक|रामबाण|शर्तिया) ${CURE}
    (?:permanently|completely|naturally) cured?|cured (?:permanently|completely|naturally)|without doctor
    cured? in \\d+ \\S+
    jad se (?:khatam|ilaj|ilaaj|mitaye|saaf)
    जड़ से(?: \\S+)? (?:इलाज|खत्म|ख़त्म|समाप्त|मिटाएं|मिटाएँ|ठीक)
    (?:get rid of|stop) your \\S+
    (?:no|without) (?:surgery|operation|dialysis|chemo)
    koi operation nahi|bina operation|बिना ऑपरेशन|se mukti|से मुक्ति
    (?:cured|healed|helped) (?:\\d+|many|hundreds|thousands) (?:women|men|people|patients|of)
    many were cured
    (?:sabhi|har|all|every) (?:bimari|bimariyon|diseases?|kind of cancer) …
    (?:secret|miracle|magic) ${PRODUCT}
    \\S+ (?:khatm|khatam|gone|खत्म|ख़त्म) (?:in|aaj|आज)`),
  ],
  // What only a seller says.
  [
    2,
    anyOf(`
    cash on delivery|cod(?: available)?|free delivery|all india delivery|home delivery available|delivered to your \\S+
    order (?:now|today|on (?:whatsapp|telegram)|karein|kare|karo|करें)|place your order|for orders?|to order|ऑर्डर करें|मंगवाने के लिए
    for sale|price list|best price|low price|half price|at low \\S+|discount(?: code)?|limited stock|payment details
    in black|no questions(?: asked)?|home delivered|pay later|cheaper than|without visiting a doctor|buy \\S+ get \\S+|sell you|courier possible|for rates?|ask me for … ${PRODUCT}
    (?:our|hamare|humare|hamaare|हमारे) (?:vaidya?|vaid|hakim|baba|guruji|guru|वैद्य|हकीम|बाबा|गुरुजी)
    (?:we|i) (?:sell|supply|deliver|cure|treat)|i am selling|selling|we provide|(?:i|we) can cure|treats infertility
    (?:without|no) (?:a )?prescription(?: needed| required)?
    free consultation|ghar baithe|घर बैठे|ghar pahunch\\S+
    (?:mangwa|magwa|mangva)\\S+|(?:मंगवा|मँगवा)\\S+
    (?:buy|book) … ${PRODUCT}
    (?:dm|inbox|whatsapp|message|call) to (?:buy|get it|book|order)|inbox open|(?:call|whatsapp|inbox|dm) .{0,12}to (?:book|order)
    distributors?|wholesale|(?:half|cheap|best|low|old) (?:rate|rates)|stock (?:ending|left)|discreet(?:ly)? (?:parcel|packing|delivery)|pata gopniya|पता गोपनीय|गोपनीय रखा
    (?:i|we) can (?:arrange|get it|provide|courier)|if you want it|(?:i|we) make (?:a|an|it|the|this)
    (?:le|ले) (?:lijiye|lijie|lo|jaye|jaiye|लीजिए|लो|जाइए)|mangaye[nm]?|mangao|मंगाएँ|मंगाएं|मँगाएँ|मंगाओ
    (?:ladka|ladki|beta) paida|लड़का पैदा
    \\S+ mere ?se le lo|at your home (?:dm|ping|inbox|call|whatsapp)|join (?:this|our|my) (?:group|channel)`),
  ],
  // What somebody says who has something to give.
  [
    2,
    anyOf(`
    (?:mere|hamare|humare|hmare) (?:paas|pass) … ${PRODUCT} (?:hai|he|h|available)
    (?:मेरे|हमारे) पास … ${PRODUCT} (?:है|हैं)
    ${PRODUCT} (?:मेरे|हमारे) पास है
    i have … ${PRODUCT} for (?!h(?:im|er)|my|the)\\S+
    we have (?:medicines?|treatments?|cures?) for
    (?:i|we) (?:can|will) (?:send|courier|post) (?:it|the|you|by)|(?:hum|main|mai) bhej\\S*|bhej (?:denge|dunga|dungi)|भेज (?:दूँगा|दूंगा|देंगे|दूँगी|दूंगी)
    (?:uncle|baba|vaidya|guru|hakim|woman|man|aunty)(?: ji)? (?:who )?(?:gives|makes|cures|cured|treats) … ${PRODUCT}
    (?:any ?(?:body|one)|who ?ever) (?:who )?(?:wants|needs) it
    (?:any ?(?:body|one)|who ?ever) (?:who )?(?:wants|needs)(?: \\S+){0,2} ${PRODUCT}
    jis(?:ko|e) (?:bhi )?chahiye|(?:जिसे|जिसको)(?: भी)? चाहिए
    (?:dm|inbox|message|whatsapp|call|contact|text|ping)(?: me| us)?(?: privately)? for … ${PRODUCT}
    (?:contact|whatsapp|email|message|call|write to) … for … (?:${CURE}|herbal)
    for … ${CURE} … (?:contact|call|whatsapp|dm|inbox)
    ${PRODUCT} (?:ke liye|के लिए) … (?:call|whatsapp|sampark|contact|message|inbox|कॉल|संपर्क|व्हाट्सएप)
    ${PRODUCT} chahiye (?:to|toh)
    ${PRODUCT} se (?:mardana|mota?pa|\\S+ kamzori|chutkara)
    (?:hamari|humari|हमारी|our) … ${PRODUCT} (?:is|are|works?|cures?|removes?|heals?|se|से|pure)
    ${PRODUCT} available|(?:mareez|marij|मरीज|मरीज़) (?:sampark|संपर्क)
    mera nuskha … try|try mera nuskha|mera nuskha try|try our|बिना बताए|mix secretly`),
  ],
  // What it is said to do.
  [
    1,
    anyOf(`
    (?:hundred|thousand|\\d+) (?:couples|families|clients|customers|log|logo|लोग|लोगों)|worked for \\d+|saved my|results?|asar|असर|परिणाम
    the(?:e|i)k|ठीक|control|कंट्रोल|solved|safal|सफल|successful|aram pao|aaram pao|relief|band|बंद|chhoot\\S+|chhut\\S+|छूट\\S+|reverses?|growth|fairness
    (?:without|bina|बिना) (?:operation|surgery|insulin|side effects?|bataye|pain|dard|ऑपरेशन|बताए)|uplabdh|उपलब्ध|gharelu|घरेलू|at home
    gayab|गायब|removed my|cured it|lose \\d+|badhane wal\\S+|बढ़ाने वाल\\S+|overnight|reversal|regrowth|program(?:me)?|(?:course|pack|bottle|kit|box) \\d{2,5}|\\d{2,5} only
    সার(?:াতে|ায়|ে)|আমাদের|எங்கள்|குணமாகும்|నయం|మా|आमचे|आमच्याकडे|बरा होतो|बरे होतात
    do not lose hope|don t lose hope|any ?one (?:who is )?suffering|conceiv\\S+|one bottle|a bottle|bottle`),
  ],
  // The words of advertisements.
  [
    1,
    anyOf(`
    herbal|\\S+ reversal|ayurvedic?|ayurveda|unani|desi|natural|देसी|आयुर्वेदिक|यूनानी|जड़ी|जड़ी बूटी|herbs|jadi buti|stem cell|miracle
    vaidya?|vaid|hakim|hakeem|baba ji|healer|वैद्य|हकीम|बाबा
    imported|original`),
  ],
  [
    1,
    anyOf(`
    (?:in|within) (?:\\d+|one|two|three) (?:days?|weeks?|months?)|\\d+ (?:din|mahine|hafte) (?:me|mein|main)|\\d+ दिन (?:में|मे)`),
  ],
  [
    1,
    anyOf(`
    (?:rs|inr|₹) ?\\d+|\\d+ (?:rs|rupees|rupaye|rupay|rupye|रुपये|रु)|only rs|sirf|सिर्फ|केवल|price|kimat|keemat|कीमत|दाम|दाम सिर्फ|pay (?:to|on)|courier`),
  ],
  [
    1,
    anyOf(`
    (?:cured|healed) my|chutkara|chhutkara|छुटकारा|aaram|bahar|gone|relief|removes?|reversed|heals?|kamzori door|ठीक होता है|ends|cures|forever|छुड़ाने|nikalne|निकालने|badhane ki`),
  ],
  [
    1,
    anyOf(`
    (?:sugar|diabetes|bp|cancer|thyroid|epilepsy|piles) (?:patients|ke mareez|ke marij|के मरीज़|के मरीज)
    suffering from|tired of|our|hamari|humari|हमारी|hum|हम|available|उपलब्ध|whoever|mareez|sampark kar(?:e|en|ein)|संपर्क करें|contact number`),
  ],
];

/** Who asks, tells of themselves, sends people to doctors or warns offers nothing. Each of these signs counts once. */
export const SEEKING: readonly (readonly [weight: number, sign: RegExp])[] = [
  [
    -2,
    anyOf(`
    somebody|someone|koi|kisi|kya|kahan|kaun|kaunsi|कोई|क्या|किसी|कौन|कौनसी|कहाँ|कहां
    does|which|where|how|should i|can i|what (?:do|to)|looking for|i need|i want|help me|bachao|jaldi|tell me|batao|बताओ|बताइए|donate|donors?|support group|story`),
  ],
  [
    -1,
    anyOf(`
    i am|i m|im|my (?:mother|father|son|daughter|sister|brother|wife|husband|baby|child|mom|dad|doctor)|he|she|mera|meri|mujhe|mummy|papa|मेरा|मेरी|मेरे पिता|मुझे|मम्मी|पापा|i (?:took|take|have been|feel|came)|please|plz|कृपया`),
  ],
  [
    -2,
    anyOf(`
    (?:my|our|her|his|the|your) (?:doctor|paediatrician|pediatrician|nurse|hospital|clinic)|doctor ne|hospital|डॉक्टर ने|अस्पताल|government|सरकारी|sarkari|pharmacy|jan aushadhi|blood|bleeding|khoon|खून|wheelchair|insurance`),
  ],
  [
    -9,
    anyOf(`
    beware|fraud|fake|scam|false|cheats?|(?:do not|don t|never) (?:believe|trust|buy|order|do that)|not a doctor|report them|dhokha|सावधान|धोखा|झूठ|jhoot|जाली|inspector`),
  ],
];
