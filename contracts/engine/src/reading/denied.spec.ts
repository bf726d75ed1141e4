import { read } from '../../testing/shipped.ts';

/** true: said; false: denied; null: neither said nor denied now, of the person. */
const has = (text: string, finding: string): boolean | null => {
  const { present, denied } = read(text);
  return present.has(finding) ? true : denied.has(finding) ? false : null;
};

type Case = readonly [text: string, finding: string, expected: boolean | null];

describe('denial', () => {
  it.each<Case>([
    ['I pass urine without burning, my back hurts', 'burning_urine', false],
    ['I pass urine without burning, my back hurts', 'back_pain', true],
    ['frequent urine without burning and a fever since Monday', 'fever', true],
    ['without fever and rash', 'rash', false],
    ['no cough, tender glands and fever', 'fever', true],
    ['no fever, cough and vomiting', 'vomiting', false],
    ['no gas or stool for days, belly swollen and vomiting', 'vomiting', true],
    ['I deny chest pain, breathlessness', 'breathlessness', false],
    ['neither fever nor vomiting, only diarrhoea', 'vomiting', false],
    ['neither fever nor vomiting, only diarrhoea', 'diarrhoea', true],
    ['neither a cough nor a fever but a headache', 'headache', true],
    ['not only fever but also vomiting', 'fever', true],
    ['not without pain in my chest', 'chest_pain', true],
    ['my heart races and will not slow down, I feel faint', 'near_faint', null],
    ['no more vomiting, the fever is still there', 'vomiting', false],
    ['no more vomiting, the fever is still there', 'fever', true],
    ['I no longer have a cough', 'cough', false],
    ['fever not there, headache is there', 'fever', false],
    ['chest pain absent, cough present', 'chest_pain', false],
    ['chest pain absent, cough present', 'cough', true],
    ['cough: no, fever: yes', 'cough', false],
    ['cough: no, fever: yes', 'fever', true],
    ['fever - no, vomiting - yes', 'fever', false],
    ['Chest pain? Nope. Just gas', 'chest_pain', false],
    ['free of fever for two days', 'fever', false],
    ['fever free since yesterday, still a cough', 'fever', false],
    ['no change in my cough', 'cough', true],
    ['no changes of bowel habit', 'stool_habit_change', false],
  ])('"%s": %s is %s', (...given) => expect(has(given[0], given[1])).toBe(given[2]));
});

describe('denial in Hindi', () => {
  it.each<Case>([
    ['bukhar nahi hai lekin khansi hai', 'fever', false],
    ['bukhar nahi hai lekin khansi hai', 'cough', true],
    ['na bukhar hai na khansi, sirf sir dard', 'cough', false],
    ['na bukhar hai na khansi, sirf sir dard', 'headache', true],
    ['ना उल्टी ना दस्त, सिर्फ पेट दर्द', 'diarrhoea', false],
    ['ना उल्टी ना दस्त, सिर्फ पेट दर्द', 'abdominal_pain', true],
    ['bukhar hai na', 'fever', true],
    ['bina bukhar ke khansi', 'fever', false],
    ['bina bukhar ke khansi', 'cough', true],
    ['bukhar ke bina khansi', 'fever', false],
    ['बिना बुखार के खांसी', 'fever', false],
    ['pehle khansi thi ab nahi hai', 'cough', false],
    ['bukhar kam nahi ho raha', 'fever', true],
    ['khoon band nahi ho raha', 'heavy_bleeding', true],
    ['koi ulti nahi, theek hoon', 'vomiting', false],
    ['सीने में दर्द बिल्कुल नहीं है', 'chest_pain', false],
  ])('"%s": %s is %s', (...given) => expect(has(given[0], given[1])).toBe(given[2]));
});

describe('former times', () => {
  it.each<Case>([
    ['I used to get chest pain but not anymore', 'chest_pain', null],
    ['I am used to the cough', 'cough', true],
    ['years ago I took too many pills; today I am well', 'overdose', null],
    ['two years ago I had an operation and now I have chest pain', 'chest_pain', true],
    ['papa ko heart attack hua tha', 'heart_attack_named', null],
    ['papa ko lakwa hua tha 2 ghante pehle', 'paralysis', true],
    ['kal raat se lakwa hua hai', 'paralysis', true],
    ['I had a seizure when I was 3 years old', 'seizure', null],
    ['she had a seizure today, she is 3 years old', 'seizure', true],
  ])('"%s": %s is %s', (...given) => expect(has(given[0], given[1])).toBe(given[2]));
});

describe('relatives', () => {
  it.each<Case>([
    ['mujhe khansi hai, maa ko bhi sugar hai', 'diabetes_known', null],
    ['maa ko bhi sugar hai', 'diabetes_known', null],
    ['maa ko bhi sugar hai', 'family_diabetes', true],
    ['papa ko heart attack hua tha, mujhe khansi hai', 'heart_disease_known', null],
    ['मेरी मां को शुगर है, मुझे जुकाम है', 'diabetes_known', null],
    ['bhai ko asthma hai aur mujhe saans ki dikkat hai', 'asthma_known', null],
    ['bhai ko asthma hai aur mujhe saans ki dikkat hai', 'breathlessness', true],
    ['मेरे भाई को मिर्गी है, क्या मुझे भी हो सकती है', 'seizure', null],
    ['is epilepsy inherited? my cousin has fits', 'seizure', null],
    ['papa ko seene mein dard ho raha hai', 'chest_pain', true],
    ['mere papa ko seene mein dard ho raha hai, mujhe batao kya karun', 'chest_pain', true],
    ['मेरे पापा को सीने में दर्द है, मैं क्या करूं', 'chest_pain', true],
    ['My mother has severe chest pain. I have given her water', 'chest_pain', true],
    ['My mother has chest pain. I am alone with her', 'chest_pain', true],
    ['My mother has chest pain and I am scared', 'chest_pain', true],
    ['beti ko bukhar hai, mujhe bhi khansi hai', 'fever', true],
    ['My wife has a fever, I have a cough', 'cough', true],
    ['pet mein dard h ki seedha khada nahi ho pa raha', 'abdominal_pain', true],
    ['dast ke baad do din se peshab nahi hua', 'diarrhoea', true],
    ['sir mein aisa dard kabhi nahi hua', 'headache', true],
    ['seene mein dard kabhi nahi hua', 'chest_pain', false],
    ['bukhar h pr khansi nhi h', 'fever', true],
    ['bukhar h pr khansi nhi h', 'cough', false],
    ['seene mein dard nahi hai saans bhi theek hai', 'not_breathing', null],
    ['my dog, no sorry, my son has a fever', 'fever', true],
  ])('"%s": %s is %s', (...given) => expect(has(given[0], given[1])).toBe(given[2]));
});

describe('stories, questions and fears', () => {
  it.each<Case>([
    ['the film about snake bites was long', 'snake_bite', null],
    ['I read in the news that a snake bit a boy', 'snake_bite', null],
    ['watching a film my chest began to hurt', 'chest_pain', true],
    ['I watched a video about strokes', 'stroke_named', null],
    ['I saw on the news that someone had a heart attack', 'heart_attack_named', null],
    ['I read that aspirin prevents heart attack', 'heart_attack_named', null],
    ['सांप के काटने से कैसे बचें', 'snake_bite', null],
    ['TV par heart attack ke baare mein dekha', 'heart_attack_named', null],
    ['news me dekha ki dil ka daura aa raha hai sabko', 'heart_attack_named', null],
    ['news dekh raha tha, mujhe dil ka daura aa gaya', 'heart_attack_named', true],
    ['how do I know if a child is choking?', 'choking', null],
    ['what should I do, my child is choking', 'choking', true],
    ['how many paracetamol can I take in a day?', 'overdose', null],
    ['is rat poison dangerous for my cat', 'poison_swallowed', null],
    ['a heart attack was ruled out', 'heart_attack_named', null],
    ['darr lagta hai ki kahin heart attack na aa jaye', 'heart_attack_named', null],
    ['the doctor told me to come back if I cough blood', 'sputum_blood', null],
  ])('"%s": %s is %s', (...given) => expect(has(given[0], given[1])).toBe(given[2]));
});

describe('figures of speech and compounds', () => {
  it.each<Case>([
    ['I am pregnant, my blood pressure is 120/80', 'vaginal_bleeding_pregnant', null],
    ['blood test was fine, I am pregnant', 'vaginal_bleeding_pregnant', null],
    ['I am pregnant and there is blood, blood pressure 110/70', 'vaginal_bleeding_pregnant', true],
    ['it stabs in my chest when I breathe', 'stabbed_shot', null],
    ['it stabs in my chest when I breathe', 'chest_pain', true],
    ['a man stabbed my brother in the chest', 'stabbed_shot', true],
    ['feels like a truck ran over me', 'crash_words', null],
    ['a truck ran over my friend', 'crash_words', true],
    ['my car had an accident, nobody hurt', 'car_accident', null],
    ['my car had an accident, I am hurt', 'car_accident', true],
    ['my toddler has had a cold for days', 'feels_cold_baby', null],
    ['the newborn feels cold', 'feels_cold_baby', true],
    ['large flakes fall from my scalp', 'head_blow', null],
    ['he fell on his head', 'head_blow', true],
    ['without a blow and sleepy and muddled', 'drowsy_hard_wake', true],
    ['coughing fits all night', 'seizure', null],
    ['he had fits, then a cough', 'seizure', true],
    ['I cannot breathe through my nose', 'breathing_bad', null],
    ['I cannot breathe, my nose bleeds', 'breathing_bad', true],
    ['my hair is falling on the pillow', 'fall_words', null],
    ['बिजली का बिल देखकर झटका लगा', 'electric_shock', null],
    ['a pain like an electric shock in my face', 'electric_shock', null],
    ['left side chest pain and weakness', 'one_side_weakness', null],
    ['weakness of the left side, chest pain', 'one_side_weakness', true],
    ['I scratched my leg, my last tetanus shot was in May', 'stabbed_shot', null],
    ['he was shot in the leg', 'stabbed_shot', true],
    ['a dog bit my son', 'animal_bite', true],
    ['a bit of pain in my leg', 'animal_bite', null],
    ['a helper with skill at meditation and massage', 'head_injury', null],
  ])('"%s": %s is %s', (...given) => expect(has(given[0], given[1])).toBe(given[2]));
});

describe('fear', () => {
  it.each<Case>([
    ['I am worried I am having a heart attack, chest pain and sweating', 'chest_pain', true],
    ['scared that it is a stroke, his face is drooping', 'face_droop', true],
    ['scared it is a stroke because his face is drooping', 'face_droop', true],
    ['afraid of a stroke and my arm is numb', 'numbness', true],
    ['I might have a heart attack, there is pressure in my chest', 'chest_pain', true],
    ['worried that he is not breathing', 'not_breathing', true],
    ['worried that he might stop breathing one day', 'not_breathing', null],
    ['worried about a small lump on my neck', 'neck_lump', true],
    ['worried about a stroke or cancer', 'stroke_named', null],
    ['scared it might be a heart attack but it is a pulled muscle', 'heart_attack_named', null],
    ['mujhe dar hai ki heart attack na aaye, seene mein dard hai', 'chest_pain', true],
    ['I feel like I have a stroke after watching a show about it', 'stroke_named', null],
    ['heart attack wali video dekh kar dar lagta hai', 'heart_attack_named', null],
    ['I keep thinking I will stab my wife, I do not want to', 'stabbed_shot', null],
    ['my brother was stabbed with a knife, I did not want to move him', 'stabbed_shot', true],
    ['I think I will stab my wife, I am holding the knife, I do not want to', 'stabbed_shot', true],
  ])('"%s": %s is %s', (...given) => expect(has(given[0], given[1])).toBe(given[2]));
});

describe('small words', () => {
  it.each<Case>([
    ["my breathing's getting worse every day", 'breathlessness', true],
    ["my son's knee hurts", 'knee_pain', true],
    ["he's got a fever", 'fever', true],
    ['he does not drink alcohol', 'not_feeding', null],
    ['I burnt the toast', 'burn_bad', null],
    ['he burnt his hand', 'burn_bad', true],
    ["I'll take the bus", 'malaise', null],
    ['our dog had rabies, it bit my daughter', 'animal_bite', true],
    ['my dog has a fever', 'fever', null],
    ['the thresher caught his hand and the hand came off', 'limb_lost', true],
  ])('"%s": %s is %s', (...given) => expect(has(given[0], given[1])).toBe(given[2]));
});
