import { RedFlagScreen } from '../../domain/red-flags.js';
import { extractSymptoms } from './extract-symptoms.js';
import { KnowledgeBaseAnalyser } from './knowledge-base-analyser.js';
import { shippedKnowledge } from './shipped-knowledge.js';

/** What people write when it cannot wait, by the flag that must rise: English, Hinglish, Hindi, hurried, misspelt, of others. */
const EMERGENCIES: Readonly<Record<string, readonly string[]>> = {
  poisoning: [
    'bacche ke muh me phenyl chala gaya', 'she drank nail polish remover', 'toddler ate washing powder',
    'my kid chewed a mothball', 'took a handful of pills', 'i had 40 paracetamol', 'usne khatmal maarne wali dawa pi li',
    'bache ne harpic pi liya', 'meri beti ne phenyl pee liya', 'my kid drank harpic toilet cleaner', 'bhai ne mitti ka tel pi liya', 'usne tezaab pi liya',
    'he drank acid by mistake', 'my son swallowed kerosene', 'toddler ate a naphthalene ball', 'bachi ne naphthalene ki goli kha li', 'bacha all out ka liquid pi gaya',
    'baby licked mosquito repellent liquid, drank some', 'chuhe maar dawa kha li usne', 'she ate rat poison after a fight', 'kisan ne keetnashak pi liya', 'papa ne sulphas kha liya',
    'my uncle ate celphos', 'he drank hand sanitizer', 'my daughter swallowed a button battery', 'bacche ne battery nigal li', 'he drank paint thinner from a bottle',
    'bleach pi liya galti se', 'बच्चे ने हार्पिक पी लिया', 'बेटी ने फिनाइल पी लिया', 'उसने ज़हर खा लिया', 'चूहे मारने की दवा खा ली',
    'i took 20 crocin tablets', 'she took 15 sleeping pills', 'he swallowed 30 tablets', '20 goli kha li usne', 'maine 12 dolo kha li',
    'neend ki goliyan kha li 10', 'she swallowed the whole bottle of pills', 'he took a full strip of tablets', 'poora patta kha liya dawai ka', 'puri shishi pi li cough syrup ki',
    'my father took a double dose of insulin', 'i injected too much insulin', 'zehreeli sharab pi ke aankhon se dikhna band', 'he drank country liquor and cannot see now', 'drank methanol',
    'friend took heroin and is not waking up', 'someone put something in my drink and i feel strange', 'my drink was spiked', 'gas cylinder leak, we all have headache', 'room heater on all night, everyone dizzy with headache',
    'coal angeethi room mein jalayi sab behosh', 'he inhaled chlorine gas', 'dhua andar chala gaya aag lagi thi saans', 'ate wild mushrooms and now vomiting', 'dhatura kha liya bacche ne',
    'my 2 year old ate my blood pressure tablets', 'baby swallowed mothers thyroid pills', 'he drank drain cleaner', 'he swalowed fenyl', 'usne phinyl pi li hai jaldi batao',
  ],
  self_harm: [
    'usne khud ko aag laga li', 'i want to disappear', 'i am standing on the roof ready to jump',
    'life se thak gaya hoon jeene ki ichha nahi', 'i feel like hurting myself', 'maut chahiye', 'my daughter cuts herself',
    'jeene ka mann nahi karta', 'i wish i was dead', 'everyone is better off without me', 'i want to end it all', 'mar jaana chahiye mujhe',
    'suicide karne ka man karta hai', 'i cut my wrist deeply', 'my friend slit her wrists', 'maine apni nas kaat li', 'usne haath ki nas kaat li',
    'i dont want to live anymore', 'i am going to hang myself tonight', 'she tried to hang herself', 'bhai ne phansi lagane ki koshish ki', 'main marna chahti hu',
    'khudkhushi karne ka soch raha hu', 'i have no reason to go on', 'there is no point in living', 'wanna kill myself', 'i want to kms',
    'my son says he wants to die', 'beti kehti hai mar jaungi', 'I keep thinking about ending my life', 'i want to jump off the building', 'train ke aage kood jaunga',
    'मैं जीना नहीं चाहता', 'मुझे मर जाना चाहिए', 'आत्महत्या करने का मन करता है', 'ab aur jeena nahi hai', 'zindagi se tang aa gaya hu marna hai',
    'i have written a goodbye note to my family and want to disappear forever', 'they would be better off if i was gone', 'i do not want to wake up tomorrow', 'jaan dene ka man kar raha hai', 'i am thinking of taking my own life',
  ],
  severe_bleeding: [
    'bahut khoon beh raha hai ruk nahi raha', 'blood is not stopping from the cut', 'blood is spurting from his arm', 'deep cut on my leg and blood gushing', 'khoon band nahi ho raha',
    'he was stabbed in the stomach', 'chaku maar diya pet mein', 'goli lagi hai usko', 'he got shot in the leg', 'gunshot wound in thigh',
    'glass cut my arm very deep bleeding badly', 'cut my wrist deeply', 'खून रुक नहीं रहा है', 'बहुत खून बह रहा है', 'kaafi khoon nikal raha hai band nahi hota',
    'knife wound, bleeding a lot', 'nose bleeding for 40 minutes not stopping', 'i pressed for twenty minutes and it is still bleeding heavily', 'he lost a lot of blood',
  ],
  lost_limb: [
    'haath ki ungli kat ke gir gayi', 'machine me haath aa gaya',
    'hand got cut off by machine', 'finger chopped off', 'his finger was cut off in the grinder', 'ungli kat gayi machine mein', 'haath kat gaya machine se',
    'his leg was crushed under a truck', 'hand crushed in a press', 'pair kuchal gaya', 'toe got amputated by the mower', 'thumb was sliced off',
    'हाथ मशीन में कट गया', 'उंगली कट कर अलग हो गई', 'arm torn off in thresher',
  ],
  accident: [
    'tractor ke niche aa gaya', 'borewell me gir gaya',
    'fell from second floor', 'he fell off the roof', 'chhat se gir gaya', 'my son fell from the balcony', 'he fell from a tall tree',
    'road accident, his leg is bleeding', 'bike accident ho gaya bahut chot lagi', 'she was hit by a car', 'he was run over by a bus', 'train se gir gaya',
    'छत से गिर गया', 'bhai ped se gira hai, kamar hil nahi rahi', 'bone is sticking out of the skin', 'haddi bahar aa gayi', 'truck ne takkar maar di',
  ],
  no_breathing: [
    'pani me dub gaya', 'heart beat ruk gayi',
    'he is not breathing', 'saans nahi chal rahi papa ki', 'she drowned in the pool', 'bacha paani mein doob gaya', 'pulled him out of the lake not breathing',
    'no pulse no breathing please help', 'सांस नहीं चल रही', 'baby stopped breathing', 'nearly drowned in the river an hour ago', 'nabz nahi chal rahi',
  ],
  strangled: [
    'gale me rassi',
    'he tried to strangle me', 'mera gala daba diya', 'husband choked me with his hands', 'found him hanging', 'phansi pe latka mila', 'she was strangled with a rope', 'गला दबाया उसने',
  ],
  child_danger: [
    'baby ki saans tez chal rahi hai', 'bachhe ko jhatke aa rahe hai bukhar me', 'my newborn is not crying',
    'baby turning blue', 'my baby has a bulging soft spot', 'bacha doodh nahi pee raha aur sust hai', 'baby is grunting with every breath', 'ribs pulling in when my baby breathes',
    'no wet nappy since morning for my baby', 'my baby is limp', 'my infant has a high pitched cry and nothing calms him', 'bachcha bilkul sust pada hai', 'bache ki pasli chal rahi hai',
    'child not drinking anything and very sleepy', 'shishu doodh nahi pi raha', 'बच्चा दूध नहीं पी रहा और सुस्त है', 'my 1 year old is floppy', '8 month old baby refusing all feeds and drowsy',
    'baby ka taalu ubhra hua hai', 'my baby had a fit', 'baby lips are blue', 'the soft spot on her head is bulging', 'my toddler cannot be woken',
  ],
  small_baby: ['2 month baby bukhar', 'newborn green vomit', 'my 10 day old baby is vomiting green', 'newborn is grunting', 'navjat ko bukhar hai', 'my 2 week old is breathing very fast', 'newborn baby not taking milk', '5 days old baby is cold to touch', 'newborn yellow and will not feed'],
  breathing: [
    'i cant breath', 'lips are blue and short of breath', 'saans nahi le pa raha', 'asthma attack inhaler not working', 'saas lene me bahut dikkat', 'he is gasping for air', 'cannot speak because so breathless',
    'dam ghut raha hai', 'साँस नहीं आ रही', 'saans phool rahi hai honth neele', 'my oxygen is 82', 'lips are blue', 'neela pad gaya hai', 'spo2 85 hai',
  ],
  meningitis: [
    'tez bukhar gardan nahi mud rahi',
    'neck stiff fever and rash not fading', 'fever and spots that do not fade when pressed', 'bukhar hai gardan akad gayi', 'gardan akad gayi aur tez bukhar', 'high fever and a rash that does not go away when pressed',
    'fever with stiff neck and light hurts', 'बुखार और गर्दन अकड़ गई', 'he has fever, his neck is so stiff, headache', 'rash stays under the glass and fever', 'purple spots on skin with fever',
  ],
  dengue_warning: [
    'dengue with bleeding gums and belly pain', 'dengue and vomiting again and again', 'dengue hai aur platelets 20000', 'dengue patient has black stool', 'dengue fever day 5 severe stomach pain',
    'dengue ho gaya hai masudo se khoon aa raha', 'डेंगू है और उल्टी बार बार हो रही', 'dengue and he feels very restless and cold hands', 'dengue, nose bleeding', 'platelets 15000 and bleeding spots',
  ],
  coughing_much_blood: ['coughing up blood a cup full', 'he coughed up a lot of blood', 'khansi mein bahut sara khoon aa raha hai', 'coughing large clots of blood', 'glass bhar khoon khansi mein', 'she is coughing out handfuls of blood', 'खांसी में बहुत खून आ रहा है'],
  low_sugar_crisis: [
    'sugar level dropped to 35',
    'diabetic sweating shaking confused', 'low sugar 40', 'my diabetic father is unresponsive', 'sugar 38 hai', 'diabetic mother is sweating and not making sense', 'sugar patient behosh ho gaya', 'insulin ke baad pasina aur kaanp raha hai',
    'glucose 45 mg and drowsy', 'sugar low ho gaya aur behosh', 'diabetic and passed out after insulin',
  ],
  preeclampsia: [
    '8 months pregnant with severe headache and blurred vision', 'pregnant, bp high and headache', 'my wife is 7 months pregnant with swollen feet and high bp', 'pregnant hu pairon me sujan aur bp high', 'garbhvati ko daura pada',
    'pregnant woman having fits', 'my sister is pregnant and her vision is blurry and head hurts', 'pregnant and seeing spots with headache', 'गर्भवती हूं सिर दर्द और धुंधला दिख रहा', '34 weeks pregnant headache and upper belly pain', 'she is expecting a baby and bp is 170/110',
  ],
  pregnancy_bleeding: [
    'pregnant and bleeding heavily', 'cord is coming out', 'umbilical cord hanging out', 'labour pains at 32 weeks', '7 months pregnant and labour pain started', 'pregnant bleeding ho rahi hai',
    'pani ki thaili phat gayi aathve mahine', 'baby has not moved all day pregnant', 'garbhvati hoon khoon aa raha hai', 'my wife is pregnant and fainted with belly pain', 'गर्भवती को खून आ रहा है', 'contractions at 30 weeks', 'baby is coming out now at home',
  ],
  bleeding_after_birth: ['bleeding a lot after delivery', 'delivery ke baad bahut khoon', 'she gave birth yesterday and is soaking pads', 'placenta has not come out after birth', 'जन्म के बाद खून बह रहा है'],
  lung_clot: ['leg swollen and sudden breathlessness', 'one leg is swollen and now suddenly short of breath', 'pindli mein sujan aur achanak saans phool rahi', 'after surgery chest pain and breathless', 'swollen calf, coughing blood, breathless'],
  sepsis: ['not passed urine for 24 hours and confused', '105 fever talking nonsense', 'fever and behki behki baatein', 'tez bukhar mein bad bada raha hai', 'fever and shivering and not making sense', 'wound infected, fever and confused', 'no urine since yesterday, high fever, drowsy', 'bukhar 105 aur ulti seedhi baatein kar raha', 'infection, fever, skin blotchy and cold'],
  bowel_blocked: ['vomiting, no stool or gas, belly swollen 3 days', 'pet phool gaya hai, gas nahi nikal rahi, ulti', 'cannot pass gas or stool and throwing up', 'no motion no gas since two days with vomiting', 'belly swollen hard, vomiting, not passing gas'],
  acute_belly: ['belly hard as a board', 'severe stomach pain and fainted', 'pet dard bahut tez ulti', 'unbearable abdominal pain with fever', 'worst stomach pain and sweating vomiting'],
  burn: ['garam doodh gir gaya bacche pe', 'patakha haath me phat gaya', 'usko bijli ka shock laga', 'got shock from switch and fainted', 'got an electric shock', 'current lag gaya usko', 'bijli ka karant laga', 'struck by lightning', 'bijli gir gayi us par', 'boiling oil fell on her', 'acid thrown on face', 'gas cylinder blast burned his face', 'garam chai gir gayi bacche par jal gaya', 'कपड़ों में आग लग गई', 'hand burnt deep in fire', 'cooker blast hua aur muh jal gaya', 'high voltage wire touched him', 'उसे करंट लग गया'],
  red_painful_eye: ['chemical in my eye', 'acid aankh mein chala gaya', 'chuna aankh mein gaya', 'nail went into his eye', 'eye pierced by a stick', 'harpic splashed in eye', 'aankh mein kaanch ghus gaya', 'aankh phoot gayi', 'bleach splashed into my eyes', 'cracker burst in his eye'],
  sudden_sight_loss: ['suddenly cannot see from left eye', 'achanak dikhna band ho gaya', 'went blind in one eye today', 'curtain over my vision'],
  testicle: ['sudden severe pain in my testicle', 'my balls hurt suddenly and vomiting', 'andkosh mein achanak tez dard', 'one testicle swollen and very painful since an hour', '14 year old boy pain in testicle'],
  snake_bite: ['snake bit my father', 'saamp ne kaat liya', 'cobra bite', 'krait ne kaata', 'nag ne das liya', 'saanp ne das liya', 'सांप ने डस लिया', 'bitten by some snake in the field', 'snake bited my leg'],
  scorpion_sting: ['scorpion stung my son and he is sweating', 'bichhu ne dank mara ulti ho rahi', 'my 5 year old child was stung by scorpion', 'bichchu ne kaata saans tez'],
  many_stings: ['attacked by a swarm of bees', 'many bee stings all over', 'madhumakkhiyon ne hamla kar diya', 'stung by 30 bees', 'stung by lots of wasps', 'hornets stung him many times'],
  animal_bite: ['dog bite with deep wounds', 'kutte ne kaat liya', 'monkey bit my hand', 'street dog bit the child on face', 'billi ne noch liya', 'bandar ne kaat liya', 'कुत्ते ने काटा'],
  heat_stroke: ['working in the sun, now confused and hot', 'loo lag gayi aur behosh', 'heat stroke and he is vomiting', 'collapsed in the heat', 'dhoop mein chakkar kha ke behosh ho gaya', 'hot dry skin after field work in sun and talking nonsense'],
  too_cold: ['hypothermia', 'found him freezing cold and confused', 'thand se akad gaya behosh', 'he was out in the snow and is now very cold and drowsy', 'body is ice cold and not shivering, slurring', 'ठंड से अकड़ गया है'],
  alcohol_stop: ['stopped drinking 2 days ago and now had a fit', 'sharab chhodne ke baad daura', 'quit alcohol and seeing insects on the wall, shaking', 'daaru band ki to haath kaanp rahe pasina aur dar', 'alcohol withdrawal seizure'],
  violence: [
    'sold to brothel',
    'mera shoshan ho raha hai', 'mere pati ne mujhe jala diya', 'boss touched me wrongly',
    'my husband beats me', 'pati roz maarta hai', 'i was raped', 'mera rape hua hai', 'he forced me to have sex', 'boyfriend threatens to kill me', 'in laws torture me for dowry', 'sasural wale maarte hain', 'mujhe kidnap kar liya hai', 'they locked me in a room and will not let me go',
    'i am being trafficked', 'they sold me and force me to do sex work', 'zabardasti kar raha hai mere saath', 'मेरा पति मुझे मारता है', 'my ex is stalking and hit me', 'ghar walon ne band kar rakha hai marte hain', 'he hit me with a rod', 'balatkar hua', 'my boyfriend punched my face', 'someone molested me in the bus',
  ],
  child_abuse: ['10 saal ki bachi ke saath chhed chhad', 'my uncle touched me down there, i am 11 years old', 'neighbour is beating his child daily', 'my stepfather touches me', 'school teacher beats children badly', 'bachchi ke saath galat kaam hua', 'someone touched my daughter private parts', 'a child is being forced to work and beaten', 'bacche ko bahut maara', 'child was raped', 'chacha ne beti ko galat tarike se chhua'],
  elder_abuse: ['my son beats me, i am 75 years old', 'beta bahu maarte hain mujhe, 70 saal ki hu', 'old mother is beaten by her son', 'elder abuse', 'they starve my old grandmother and hit her', 'beta khana nahi deta buzurg maa ko', 'बेटा बहू मारते हैं बूढ़ी मां को', 'my son threw me out of the house, i am 80 years old'],
  heart_attack: ['chest me dard left hand me dard', 'chest pain going to left arm', 'seene mein dard aur pasina, age 52', 'chest tight like elephant sitting', 'dil ka daura pad raha hai', 'i think im having a heart attak', 'सीने में तेज दर्द और पसीना', 'papa 60 saal ke hain, chhati mein dard baye haath mein', 'crushing chest pain', 'chest pain jaw pain sweating 55 year old man', 'severe chest pain'],
  stroke: ['ek side ka body kaam nahi kar rha', 'face ek taraf latak gaya', 'face drooping one side', 'muh tedha ho gaya', 'right arm suddenly weak', 'speech slurred suddenly', 'lakwa maar gaya', 'maa ka aadha sharir kaam nahi kar raha', 'bolne mein ladkhada rahe hain achanak', 'her mouth is crooked and she cannot lift her arm', 'मुंह टेढ़ा हो गया', 'suddnly cant move left side'],
  unconscious: ['he is unconcious', 'papa behosh ho gaye', 'she will not wake up', 'hosh nahi aa raha', 'wife collapsed on floor not responding', 'वह बेहोश है', 'dadi uth nahi rahi hai jagane par'],
  seizure: ['bacche ki aankhein upar chadh gayi', 'he is having a fit right now', 'mirgi ka daura pad raha hai', 'body jerking and foam from mouth', 'jhatke aa rahe hain muh se jhaag', 'seizure for ten minutes', 'दौरा पड़ रहा है', 'daant bhich gaye aur jhatke'],
  anaphylaxis: ['bee stung my tongue', 'throat closing after peanuts', 'bee sting and tongue swelling', 'after injection hives all over and cannot breathe', 'gala band ho raha hai khane ke baad', 'dawai ke baad muh sooj gaya saans nahi', 'lips swollen and wheezing after prawns'],
  choking: ['baby is choking', 'gale mein khana phas gaya saans nahi', 'coin stuck in throat of my son', 'गले में सिक्का फंस गया', 'choking on food cannot cough'],
  vomiting_blood: ['vomiting blood', 'khoon ki ulti', 'black stool and dizzy', 'ulti mein khoon aaya', 'खून की उल्टी हुई', 'throwing up blood clots'],
  head_injury: ['hit head and vomiting', 'sir pe chot lagi behosh ho gaya', 'fell from bike hit head now confused', 'sar phat gaya', 'baby fell from bed on head and is drowsy'],
  high_sugar_crisis: ['sugar 500 and vomiting', 'sugar 450 hai saans tez chal rahi', 'diabetic with fruity breath', 'sugar 600 ulti aur pet dard'],
  dehydration_severe: ['loose motions 20 times and no urine', 'dast ke baad aankhen dhas gayi', 'baby diarrhoea no tears sunken eyes', 'ulti dast aur behosh'],
  sudden_deafness: ['suddenly went deaf in one ear', 'sudden hearing loss and spinning', 'achanak sunai dena band ho gaya', 'अचानक एक कान से सुनाई नहीं दे रहा'],
  worst_headache: ['worst headache of my life suddenly', 'achanak bahut tez sir dard', 'thunderclap headache'],
  ectopic: ['missed period, severe belly pain and spotting blood', 'period late, fainted with stomach pain and spotting'],
};

/** What people write that must not frighten them: past, denied, of relatives, imagined, questions, idioms, mild. */
const HARMLESS: readonly string[] = [
  'I took 2 crocin for my headache', 'i took two paracetamol', 'maine ek crocin li', 'ek goli kha li bukhar ki', 'I take 1 tablet every day', 'took 10 mg tablet', 'took tablets for 10 days', 'I am 20 and took crocin',
  'I bought 20 crocin tablets', 'doctor gave me 10 tablets', 'can I take insulin before food', 'how many crocin can I take', 'my insulin dose is 10 units', 'is crocin safe in fever', 'I drank milk', 'khana kha liya', 'doodh pi liya', 'chai pi li',
  'maine pani pi liya', 'I cleaned the floor with phenyl', 'the smell of harpic gives me a mild headache', 'what is phenyl', 'I ate mushrooms for lunch', 'acidity ho rahi hai', 'acid reflux after dinner', 'battery of my phone is low',
  'dying of laughter', 'this headache is killing me', 'my boss is killing me with work', 'I am dying to see you', 'dead tired after work', 'hunger is killing me', 'I could eat a horse', 'mar gaya garmi se yaar', 'has has ke mar gaye', 'my feet are killing me',
  'I am not suicidal', 'I do not want to die', 'I have never thought of harming myself', 'main marna nahi chahta', 'I want to live a healthy life', 'how can I help someone feel better', 'I want to end my subscription', 'end this cold please',
  'had chest pain last year', 'I had a stroke five years ago and want a diet', 'my grandfather died of a heart attack', 'family history of stroke', 'what if I get a heart attack', 'can stress cause chest pain?', 'what are signs of stroke?', 'does smoking cause heart attacks?',
  'what should I do if a snake bites', 'how to prevent dengue', 'how to treat burns', 'can a dog bite cause rabies?', 'is chest pain always a heart attack?', 'symptoms of meningitis', 'first aid for choking', 'worried about getting a stroke',
  'no chest pain, no sweating', 'no bleeding', 'I am not bleeding', 'khoon nahi aa raha', 'saans theek hai', 'no trouble breathing', 'no fever no rash', 'bukhar nahi hai gardan theek hai', 'my neck is stiff from sleeping badly', 'gardan mein thoda dard',
  'small cut on my finger', 'paper cut', 'I cut my finger a little while cooking', 'ungli mein chhota sa cut', 'I cut my hair', 'nose bled for a minute and stopped', 'my gums bleed when I brush', 'mosquito bites on my arm', 'ant bite itching',
  'baby drinks milk well and smiles', 'baby has a mild cold', 'baby had a bath', 'my baby wears a blue dress', 'blue eyes', 'neela rang pasand hai', 'bacha khush hai aur khel raha hai', 'my baby cries when hungry', 'baby spits up a little milk',
  'I am pregnant and feel sick in the morning', '8 months pregnant and my back aches', 'pregnant, feet a bit tired', 'when will my baby start kicking', 'period cramps', 'I am pregnant and have a cold',
  'I am diabetic and want a diet plan', 'sugar 110 fasting', 'sugar test kab karna chahiye', 'shaking my leg when bored', 'I sweat when I run', 'hands shake a bit after coffee',
  'leg swollen after standing all day', 'my legs ache after running', 'out of breath after a long run', 'mild stomach ache after spicy food', 'gas and bloating', 'constipated for two days', 'dandruff', 'pimples on my face', 'toothache',
  'I fell while playing and scratched my knee', 'I slipped, small bruise', 'old burn scar', 'burnt my tongue on tea', 'sunburn on my shoulders', 'static shock from my sweater', 'I was shocked by the news', 'got a shock seeing the bill',
  'I love swimming', 'drowning in work', 'choked up with emotion', 'my husband is kind', 'my husband and I argue about money', 'the child hit the ball', 'my son hit a six in cricket', 'we beat them at cricket', 'mother in law is visiting',
  'eyes itch', 'dust in my eye this morning, fine now', 'slight ringing in ear', 'my hearing is slowly getting worse with age', 'my back hurts after lifting', 'cold hands in winter', 'I feel cold in the office', 'sardi zukam hai', 'halka bukhar hai kal se',
  'what is the dose of paracetamol for adults', 'can paracetamol overdose damage the liver?', 'could poisoning cause vomiting?', 'vaccines for travel', 'I watched a movie about suicide', 'suicide prevention course', 'my dog bit his toy', 'hi', 'thanks', 'how do I book a doctor',
  'dengue season is here, how do I stay safe', 'had dengue last year', 'my dengue test was negative', 'platelets are normal', 'platelets 250000', 'I coughed once', 'my cough has no blood', 'I quit alcohol a year ago',
  'I took a shot of whisky', 'I gave it my best shot', 'flu shot made my arm sore', 'he shot a video', 'he was stabbed in the film', 'hang out with friends', 'hanging a picture', 'my phone fell from the table', 'prices fell from last month',
  'I ate lunch and took a pill', 'drank water with lemon', 'I drink 8 glasses of water', 'my son drinks milk and eats well', 'I have pain in hand after typing', 'I work in the sun as a farmer and want sun cream',
  'I fell from my bike last week and my knee is sore', 'blurry eyes after long screen time', 'my sugar is 140', 'sugar 40 years of age family', 'my wife is expecting a baby next month', 'I have labour law questions',
  'my husband hit his toe', 'the car hit a pothole', 'I hit my knee on the table', 'toe hit the table', 'my mother has diabetes and sweats at night', 'I feel confused about my diet',
  'I am diabetic and feel confused about which food to eat', 'I am diabetic, sweating in summer heat', 'dog barked at me', 'my eye hurts after swimming', 'soap in eye burning', 'locked my knee',
  'neck locked after sleep', 'I was forced to work late', 'they locked the gym', 'my friend sold me a bike', 'cold feet at night', 'machine coffee makes me jittery',
  'tooth chipped', 'finger nail cut too short', 'cut my finger with a knife slightly', 'my baby sleeps a lot', 'baby is hungry and cries', 'I want to lose weight',
  'not feeding my cat', 'I took my medicine at 10', 'took 3 tablets of dolo in a day', 'I take 12 units insulin', 'missed my insulin dose', 'is it ok to take 2 paracetamol',
  'ears blocked after flight', 'I cannot hear well after the concert', 'stomach gas not passing well, bloated', 'constipated and gassy', 'motion sickness in car vomiting', 'bus journey vomiting',
  'eyes see spots when I stand up', 'feel dizzy on standing', 'throat pain while swallowing', 'something stuck in my teeth', 'mouth ulcer', 'pregnant and swollen feet in the evening',
  'pregnant with heartburn', 'pregnant with mild headache', 'dengue test kahan hota hai', 'platelet count kya hota hai', 'rash goes away when pressed', 'spots on face do not fade',
  'acne marks not fading', 'dark spots do not fade', 'fever gone, rash gone', 'I run and my heart beats fast', 'chest workout made me sore', 'my arm hurts after the vaccine',
  'honey bees in my garden', 'drank too much coffee', 'had a beer yesterday', 'hungover headache', 'sharab pina band karna hai kaise', 'khana khane ke baad neend aati hai',
  'gale mein kharash', 'gala dard', 'sir dard halka', 'thakan aur neend', 'pairon mein sujan shaam ko', 'mujhe bhookh nahi lagti',
  'doodh pachta nahi', 'ulti jaisa lagta hai safar mein', 'daant dard', 'kamar dard baithne se', 'bukhar utar gaya ab theek hu', 'accident se darr lagta hai',
  'gaadi chalane se darr', 'I cut myself shaving', 'hurt myself at the gym', 'I hurt myself playing football', 'my head hurts after crying', 'I cannot get my son to stop crying when I leave',
];

const base = shippedKnowledge();
const screen = new RedFlagScreen(base.rules, (complaint) => extractSymptoms(complaint, base));
const analyser = new KnowledgeBaseAnalyser(base);
const flagsOf = (text: string): string[] => screen.raise({ text, person: {}, answers: [] }).map(({ id }) => id);
const emergencies = Object.entries(EMERGENCIES).flatMap(([flag, texts]) => texts.map((text): readonly [string, string] => [flag, text]));

describe('what people write', () => {
  it.each(emergencies)('raises %s: "%s"', (flag, text) => expect(flagsOf(text)).toContain(flag));

  it.each(emergencies)('is read as medical (%s): "%s"', async (_, text) => {
    const { kind } = await analyser.analyse({ text, person: {}, answers: [] });
    expect(kind).not.toBe('not_medical');
  });

  it.each(HARMLESS)('raises no alarm: "%s"', (text) => expect(flagsOf(text)).toEqual([]));
});
