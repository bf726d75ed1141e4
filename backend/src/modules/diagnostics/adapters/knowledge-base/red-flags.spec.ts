import { RedFlagScreen } from '../../domain/red-flags.js';
import { extractSymptoms } from './extract-symptoms.js';
import { shippedKnowledge } from './shipped-knowledge.js';

/** Each flag: a plain positive, the same denied, and everyday words (English, Hinglish or Hindi). */
const CASES: readonly (readonly [flag: string, positive: string, denied: string, everyday: string])[] = [
  ['self_harm', 'I have thoughts of suicide', 'I have no thoughts of suicide', 'I just want to die, nobody would care'],
  ['self_harm', 'I want to kill myself', 'I do not want to kill myself', 'ab jeena nahi chahta'],
  ['violence', 'My husband beats me every week', 'My husband does not beat me, we only argue', 'mera pati mujhe maarta hai'],
  ['child_abuse', 'A child next door is being beaten by the father', 'The child was not beaten, he fell', 'my uncle touches me, I am 12 years old and he hits me'],
  ['poisoning', 'My wife took an overdose of sleeping tablets', 'She did not take an overdose', 'he drank phenyl from the bathroom'],
  ['poisoning', 'I swallowed rat poison', 'I never swallowed any rat poison', 'usne zeher kha liya'],
  ['heart_attack', 'I am 55, sweating, with crushing chest pain and an aching left arm', 'I am 55, no chest pain and no sweating, only tired', 'chhati ka dard baye haath tak jaa raha hai'],
  ['aortic_tear', 'A tearing pain between chest and back, all at once', 'No tearing pain in the chest', 'it feels like something ripping, a pain in the chest, since ten minutes'],
  ['breathing', 'I cannot breathe', 'I have no trouble breathing', 'dam ghut raha hai mera'],
  ['no_breathing', 'My father collapsed and is not breathing', 'He snores but never stopped breathing', 'papa ki saans nahi chal rahi'],
  ['choking', 'My son is choking on a grape', 'He is not choking', 'gale mein sikka atak gaya hai'],
  ['anaphylaxis', 'My lips are swelling and I have hives after eating peanuts', 'I ate peanuts but have no swollen lips and no hives', 'after prawns my tongue is swollen and I am wheezing'],
  ['lung_clot', 'Sudden chest pain and short of breath, my calf is swollen', 'Short of breath on stairs, no calf swelling, no chest pain', 'breathless since morning and one leg is swollen and painful'],
  ['dangerous_heartbeat', 'My heart is racing and I fainted', 'My heart is racing but I did not faint', 'palpitations, then I passed out in the kitchen'],
  ['coughing_blood', 'I am coughing up blood', 'I cough but no blood', 'khansi mein khoon aaya, balgam mein khoon'],
  ['stroke', 'My face is drooping on one side', 'No face drooping and no weakness', 'unka aadha sharir sunn pad gaya'],
  ['stroke', 'Since breakfast her speech is slurred', 'No slurred speech', 'lakwa maar gaya hai papa ko'],
  ['worst_headache', 'Thunderclap headache, the worst headache of my life', 'Mild headache, not the worst headache', 'achanak bahut tez sir dard hua'],
  ['meningitis', 'High fever with a stiff neck and vomiting', 'Fever and vomiting, no stiff neck', 'bukhar hai, gardan akad gayi hai aur ulti'],
  ['seizure', 'He is having a seizure that does not stop', 'He never had a seizure', 'usko daura pad raha hai'],
  ['unconscious', 'My mother is unconscious', 'She was never unconscious', 'papa behosh ho gaye'],
  ['drowsy_confused', 'She has a fever and is suddenly confused and drowsy', 'She has fever, is not confused and not drowsy', 'he is not making sense, confused, with high fever'],
  ['head_injury', 'He fell and hit his head and vomited twice', 'He hit his head, no vomiting, no confusion', 'sir par chot lagi aur ulti ho rahi hai'],
  ['spine', 'Back pain and numb between the legs', 'Back pain, no numbness between the legs', 'after the crash I cannot move my legs'],
  ['rising_weakness', 'Paralysis that went from my legs up', 'No weakness in the legs', 'legs went weak, then arms, weakness climbing'],
  ['sudden_sight_loss', 'Sudden loss of vision on the right', 'No loss of vision', 'achanak dikhna band ho gaya'],
  ['red_painful_eye', 'My eye is red, very painful and my vision is blurred', 'My eye is red, no pain, no blurred vision', 'acid in my eye'],
  ['tetanus', 'My jaw is locked and my body goes stiff in spasms, body arches', 'My jaw is not locked and I have no spasms', 'lockjaw after a rusty nail wound and a stiff neck'],
  ['rabies', 'Dog bite last month and now he is afraid of water', 'Dog bite last month, no fear of water', 'kutte ne kaata tha, ab paani se dar lagta hai'],
  ['severe_bleeding', 'The wound is bleeding heavily and will not stop', 'The cut is small and not bleeding heavily', 'ghaav se khoon nahi ruk raha'],
  ['burn', 'Boiling water spilled on his legs', 'He has no severe burn', 'garam paani gir gaya, haath jal gaya'],
  ['snake_bite', 'A snake bit me on the foot', 'I saw a snake but no snake bite', 'saanp ne kaat liya'],
  ['scorpion_sting', 'Scorpion sting, now sweating and vomiting', 'Scorpion sting yesterday, no sweating, no vomiting', 'bichhu ne kaata aur pasina aa raha hai'],
  ['animal_bite', 'A stray dog bit my leg', 'A dog came near, no dog bite', 'kutte ne kaat liya'],
  ['accident', 'Road accident, now belly pain and short of breath', 'Road accident, no belly pain, no chest pain', 'chat se gir gaya, fell from the roof, back pain now'],
  ['cold_limb', 'My leg is suddenly cold and pale and numb', 'My leg is not cold or pale', 'foot has gone cold and blue'],
  ['heat_stroke', 'He worked all day in the heat and is now confused', 'He worked in the heat, not confused, no fainting', 'dhoop mein kaam kiya aur behosh ho gaya'],
  ['acute_belly', 'Fever, vomiting and a severe pain in the abdomen', 'Mild belly ache, no fever, no vomiting', 'pet dard bahut tez hai, ulti bhi aayi'],
  ['appendicitis_signs', 'Since last night pain in the lower right of my abdomen and a temperature of 38.6 C', 'Right lower belly pain, no fever, no vomiting, no nausea', 'the pain moved to the lower right of my tummy, and I am queasy'],
  ['vomiting_blood', 'I am vomiting blood', 'Vomiting, but no blood in the vomit', 'subah se khoon ki ulti kar rahe hain'],
  ['high_sugar_crisis', 'Sugar reading 480, vomiting and very thirsty', 'Sugar reading 120, no vomiting', 'diabetic, breath smells of acetone'],
  ['low_sugar_crisis', 'Blood sugar 45, sweating and shaking', 'Blood sugar 110, sweating', 'sugar 40 hai aur chakkar aa raha hai'],
  ['sepsis', 'Fever, and his skin looks mottled', 'Fever, no mottled skin', 'fever with cold clammy blotchy purple skin'],
  ['dengue_warning', 'Fever for four days and now my gums bleed', 'Fever for four days, no bleeding gums', 'dengue bukhar hai aur masude se khoon'],
  ['dehydration_severe', 'Watery diarrhoea and no urine for ten hours', 'Diarrhoea, passing urine well', 'dast ho rahe hain, aankhen dhans gayi'],
  ['testicle', 'Sudden severe pain in my testicle', 'No testicle pain', 'andkosh mein dard achanak'],
  ['airway_infection', 'Sore throat, drooling, muffled voice', 'Sore throat, no drooling', 'he is drooling and has trouble swallowing'],
  ['stridor', 'He has stridor since the evening', 'No stridor, breathing is quiet', 'my son makes a crowing sound when he breathes'],
  ['liver_failure', 'His eyes are yellow and he is confused now', 'Yellow eyes, not confused, not drowsy', 'peeliya hai aur behki baatein, he is confused'],
  ['pregnancy_bleeding', 'I am pregnant and bleeding', 'I am pregnant, no bleeding', 'baby not moving since yesterday'],
  ['preeclampsia', 'I am pregnant with headache and blurred vision', 'I am pregnant, no headache, no blurred vision', 'pregnant, bp 170/115'],
  ['ectopic', 'My period is late, lower belly pain and vaginal bleeding', 'My period is late, no belly pain, no bleeding', 'missed period, spotting blood and I fainted'],
  ['bleeding_after_birth', 'Heavy bleeding after delivery', 'No bleeding after delivery', 'delivery ke baad khoon nahi ruk raha'],
  ['heavy_vaginal_bleeding', 'I am soaking a pad every hour', 'I am not soaking a pad an hour', 'heavy vaginal bleeding with big clots'],
  ['small_baby', 'My 3-week-old baby has a fever', 'My 3-week-old baby has no fever and is feeding well', 'mere 20 din ka baccha ko bukhar hai, 20 days old baby fever'],
  ['child_danger', 'My 2-year-old is not drinking and is limp', 'My 2-year-old is drinking well, not limp', 'my toddler has a fit, seizure, jerking'],
  ['alcohol_stop', 'I stopped alcohol three days ago, now I am confused and my hands shake', 'I stopped alcohol, no shaking, no sweating and I am not confused', 'sharab chhodne ke baad haath kaanp rahe hain aur pasina aa raha hai'],
  ['elder_abuse', 'My son beats me, I am an old woman', 'My son does not beat me, he only shouts', 'buzurg maa ko beta khana nahi deta'],
  ['lost_limb', 'A machine cut off his finger', 'His finger was not cut off, only scratched', 'ungli machine mein kat gayi'],
  ['strangled', 'She was strangled', 'She was not strangled', 'usne mera gala daba diya'],
  ['many_stings', 'A swarm of bees stung him', 'One sting, no swarm of bees', 'madhumakkhiyon ne hamla kiya'],
  ['too_cold', 'He has hypothermia after the lake', 'He is cold but has no hypothermia', 'thand se akad gaya hai'],
  ['coughing_much_blood', 'She coughs blood, a cup full', 'She coughs, but no blood, not a cup', 'coughed up a lot of blood'],
  ['bowel_blocked', 'No stool and no gas since Monday, and vomiting', 'Passing gas and stool, no vomiting', 'gas nahi nikal rahi, ulti ho rahi hai'],
  ['kidney_colic', 'Terrible pain in my side comes in waves to the groin, and I vomit', 'No pain in my side and no vomiting', 'cannot sit still with the pain in waves from my flank, urine is bloody'],
  ['fever_after_travel', 'I came back from a trip abroad and have high fever with chills', 'I came back from a trip abroad and have no fever and no chills', 'returned from Africa last week, high fever with shivering that comes and goes'],
  ['sudden_deafness', 'Sudden hearing loss on the left', 'No sudden hearing loss', 'achanak sunai dena band'],
  ['blood_pressure_crisis', 'BP 210/130 with a bad headache', 'BP 130/85, no headache', 'blood pressure 200/125 and chest pain'],
];

const base = shippedKnowledge();
const screen = new RedFlagScreen(base.rules, (complaint) => extractSymptoms(complaint, base));
const flagsOf = (text: string): string[] => screen.raise({ text, person: {}, answers: [] }).map(({ id }) => id);

describe('red flags', () => {
  it.each(CASES)('%s: "%s"', (flag, positive) => expect(flagsOf(positive)).toContain(flag));
  it.each(CASES)('%s is not raised when denied: %s %s', (flag, _, denied) => expect(flagsOf(denied)).not.toContain(flag));
  it.each(CASES)('%s in everyday words: %s %s "%s"', (flag, _, __, everyday) => expect(flagsOf(everyday)).toContain(flag));

  it('each have a case here', () => {
    const tested = new Set(CASES.map(([flag]) => flag));
    expect(base.rules.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
  });

  it.each([
    ['there is a crushing chest pain going down my left arm', ['crushing chest pain going down my left arm']],
    ['I am 55. Crushing pain in the chest, then cold sweat', ['Crushing pain in the chest', 'cold sweat']],
    ['worst headache of my life, it came suddenly', ['worst headache of my life']],
  ])('quote whole phrases of "%s"', (text, evidence) => expect(screen.raise({ text, person: {}, answers: [] })[0]?.evidence).toEqual(evidence));

  it.each([
    ['my blood pressure is very high, my head aches, I am pregnant', 'preeclampsia'],
    ['he went limp in my arms', 'unconscious'],
    ['it is very difficult for me to breathe', 'breathing'],
    ['she is struggling to breathe', 'breathing'],
    ['मेरी छाती में बहुत दर्द हो रहा', 'heart_attack'],
    ['I am 60 and a smoker, belly pain and sweating for an hour', 'heart_attack'],
    ['weakness in my feet is spreading upwards', 'rising_weakness'],
    ['my testicle hurts and I vomited', 'testicle'],
  ])('know how strong it is: "%s"', (text, flag) => expect(flagsOf(text)).toContain(flag));

  it('give first aid without doses of medicine', () => {
    const dose = /\d+\s*(?:mg|mcg|ml)\b|\bpuffs?\b|\b(?:one|two|three|half|\d+) (?:\w+ )?tablets?\b/i;
    const advice = [...base.rules.flatMap(({ steps }) => steps), ...base.conditions.flatMap(({ entry }) => [...entry.self_care, entry.warning ?? ''])];
    expect(advice.filter((step) => dose.test(step))).toEqual([]);
  });

  it('show the words that raised them and the helplines', () => {
    const [flag] = screen.raise({ text: 'I have chest pain and my left arm hurts', person: { age: 60 }, answers: [] });
    expect(flag).toMatchObject({ id: 'heart_attack', evidence: expect.arrayContaining([expect.stringContaining('chest pain')]) });
    expect(screen.raise({ text: 'I want to end my life', person: {}, answers: [] })[0]?.helplines).toContainEqual({ name: 'Tele-MANAS', number: '14416' });
  });

  it.each([
    'mild headache since morning',
    'runny nose and sneezing for two days',
    'my knee hurts after running',
    'itchy rash on my arm',
    'I need a diet plan',
    'burning in my stomach after spicy food',
    'my father had a heart attack, I only have a cold',
    'what are the symptoms of a stroke?',
    'chhati mein koi dard nahi, bas thakan',
    'I have high blood pressure and a headache',
    'my sugar is high and I feel weak',
    'my sugar gets low before lunch',
    'a dull ache in my testicle for some weeks',
    'I limp since I fell off my bicycle',
    'my knee hurts and I am limping',
    'I feel lethargic with this fever',
    'my fever is not responding to paracetamol',
    'I gave up alcohol last year and feel fine',
    'I have breathing problems when I climb stairs',
    'my breathing is difficult in the pollen season',
  ])('stay down for "%s"', (text) => expect(flagsOf(text)).toEqual([]));
});
