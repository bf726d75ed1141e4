import type { CareLevel } from '@sahaay/contracts/constants';
import { RedFlagScreen } from '../../domain/red-flags.js';
import { Predict } from '../../use-cases/predict.js';
import { extractSymptoms } from './extract-symptoms.js';
import { KnowledgeBaseAnalyser } from './knowledge-base-analyser.js';
import { shippedKnowledge } from './shipped-knowledge.js';

/** Everyday illnesses and emergencies of textbooks as a person might tell them: the illness, age, sex, and how soon help is needed. */
const CASES: readonly (readonly [illness: string, age: number, sex: 'male' | 'female', level: CareLevel, text: string])[] = [
  ['liver_failure', 47, 'female', 'emergency', 'For a week I have been very tired and sick to my stomach, now my eyes and skin are yellow and my husband says I am confused. I took a lot of paracetamol for my back every day.'],
  ['appendicitis', 13, 'female', 'emergency', 'My daughter has had belly pain since last night that began around the navel and is now low on the right. She vomited, has a fever of 38.9 C and cannot stand up straight.'],
  ['asthma_attack', 26, 'female', 'emergency', 'I have asthma. For a day I cough and wheeze more and more, my inhaler helps only for a short time and I am so short of breath that I speak in single words.'],
  ['copd_flare', 68, 'female', 'emergency', 'I have COPD from smoking. For three days I am much more short of breath, I cough up more and greener phlegm, and today I can hardly breathe even sitting.'],
  ['deep_vein_thrombosis', 66, 'female', 'emergency', 'Five days ago my left calf became painful and swollen, it is warm and tight. I lay in hospital two weeks before that.'],
  ['heart_attack', 63, 'male', 'emergency', 'Heavy pressure in the middle of my chest for an hour, it goes into the left arm, I am sweating and feel sick. I smoke and have high blood pressure.'],
  ['hus', 4, 'male', 'emergency', 'My son had bloody diarrhoea and stomach cramps for a week. Now he is pale, tired, hardly passes any urine and has small bruises.'],
  ['kidney_stones', 44, 'male', 'emergency', 'Sudden terrible pain in my left side that comes in waves and goes down to the groin. I cannot sit still, I vomited, and my urine looks red.'],
  ['malaria', 29, 'male', 'emergency', 'I came back from a trip to Africa ten days ago. For five days I have had high fever that comes and goes with shaking chills and sweats, headache and muscle pain.'],
  ['meningitis', 19, 'male', 'emergency', 'Severe headache, high fever and a stiff neck since yesterday, light hurts my eyes and I vomited twice.'],
  ['pneumonia', 67, 'male', 'emergency', 'For three days I have a cough with yellow phlegm, fever 39 C with chills, I breathe fast and it hurts when I breathe in. Today my family says I am confused.'],
  ['pulmonary_embolism', 64, 'male', 'emergency', 'A week after my hip operation I suddenly became short of breath and have a sharp chest pain when I breathe in. My heart races.'],
  ['spotted_fever', 9, 'male', 'emergency', 'Our boy has had a high fever and headache for four days and now a rash of red spots on wrists and ankles that spreads to palms. We were camping and took a tick off him.'],
  ['stroke', 71, 'male', 'emergency', 'One hour ago my father suddenly could not speak properly, his right arm and leg are weak and his mouth hangs on one side.'],
  ['tetanus', 62, 'male', 'emergency', 'Two weeks ago I cut my hand on a rusty nail in the garden. Now my jaw is stiff and I can hardly open my mouth, my neck is tight and I have painful spasms.'],
  ['otitis_media', 2, 'male', 'doctor', 'My toddler has had a cold for days, now a fever of 39, he pulls his ear, cries at night and does not eat well.'],
  ['strep_throat', 8, 'female', 'doctor', 'Since two days my girl has a very sore throat and fever, it hurts to swallow, her tonsils are red with white spots and the glands in her neck are tender. No cough.'],
  ['acute_sinusitis', 35, 'female', 'doctor', 'After a cold that got better and then worse again I have had green nasal discharge, pain in my cheeks and forehead when I bend over, and a blocked nose for 12 days.'],
  ['cellulitis', 45, 'male', 'doctor', 'My lower leg is red, warm, swollen and painful since yesterday around a small scratch and the redness is getting bigger. No fever.'],
  ['shingles', 60, 'female', 'doctor', 'Burning pain on one side of my chest for three days, now there are blisters in a band there.'],
  ['cystitis', 26, 'female', 'doctor', 'It burns when I pass urine, I have to go all the time and only a little comes, since yesterday. No fever, no back pain.'],
  ['mononucleosis', 17, 'female', 'doctor', 'For two weeks I have been exhausted with sore throat, fever and swollen glands on both sides of the neck.'],
  ['peptic_ulcer', 40, 'male', 'doctor', 'For two months I get gnawing burning pain in the upper belly, it wakes me at night and gets better when I eat. I often take ibuprofen.'],
  ['influenza', 30, 'male', 'doctor', 'Yesterday all of a sudden high fever, aching body, headache, dry cough and I feel completely knocked out.'],
  ['food_poisoning', 14, 'male', 'doctor', 'Since yesterday my son has fever, cramps in his belly and diarrhoea with a little blood after eating eggs at a party.'],
  ['bppv', 65, 'female', 'doctor', 'When I turn over in bed or look up the room spins for half a minute and I feel sick. Hearing is normal.'],
  ['sciatica', 38, 'male', 'doctor', 'Two weeks of lower back pain after lifting boxes that goes down the back of the left leg to the foot with tingling.'],
  ['acute_bronchitis', 42, 'female', 'doctor', 'Cough with some yellow phlegm for ten days after a cold, no fever, chest feels sore from coughing.'],
  ['pneumonia', 35, 'female', 'doctor', 'Fever 38.5 C, cough with green phlegm, and pain in the right chest when I breathe deeply for three days. I can walk and drink.'],
  ['copd_flare', 60, 'male', 'doctor', 'I have COPD. For four days I cough more and there is more phlegm than usual, a little more breathless when I climb stairs but fine at rest.'],
  ['common_cold', 30, 'female', 'self_care', 'Runny nose, sneezing, sore throat and a mild cough for three days, no fever.'],
  ['conjunctivitis', 22, 'male', 'self_care', 'Since yesterday my eyes are red and watery and feel gritty, my nose runs too. I see normally and it does not hurt.'],
  ['viral_pharyngitis', 24, 'female', 'self_care', 'Sore throat with a runny nose, cough and hoarse voice for two days. No fever.'],
  ['allergic_rhinitis', 28, 'male', 'self_care', 'Every spring I sneeze a lot, my nose runs clear and itches and my eyes itch and water.'],
  ['low_back_strain', 35, 'male', 'self_care', 'My lower back hurts since I lifted a heavy box yesterday. It is stiff, no tingling, no weakness, the legs are fine.'],
  ['insect_bite', 9, 'male', 'self_care', 'A bee stung my son on the hand an hour ago. It is red, a bit swollen and itchy only there, he breathes normally.'],
  ['mouth_ulcers', 25, 'female', 'self_care', 'Two small painful white sores inside my lip for three days, nothing else.'],
  ['vaginal_thrush', 29, 'female', 'self_care', 'Itching in the vagina and thick white discharge like curd for two days after antibiotics. I had the same last year.'],
  ['constipation_illness', 33, 'female', 'self_care', 'For five days I have hard stool and have to strain, a little bloated, no blood, no vomiting.'],
  ['eczema', 12, 'male', 'self_care', 'Dry itchy skin in the bends of elbows and behind the knees that comes back every winter.'],
  ['stye', 30, 'female', 'self_care', 'A small painful red bump on the edge of my upper eyelid since two days. I can see well.'],
  ['gastroenteritis', 32, 'male', 'self_care', 'Vomiting and watery diarrhoea since last night, mild cramps, I can drink small sips. No blood, no fever.'],
  ['acute_bronchitis', 27, 'male', 'self_care', 'I have had a cough for a week that began with a cold. A little clear phlegm, no fever, I breathe normally.'],
  ['acne', 16, 'male', 'self_care', 'Pimples and blackheads on my face and oily skin for a year.'],
  ['tension_headache', 34, 'female', 'self_care', 'A dull tight headache like a band on both sides since this afternoon after a long day at the computer.'],
  // Written later, of the same illnesses, as a doctor would note them.
  ['liver_failure', 39, 'female', 'emergency', '39-year-old woman, for ten days low appetite and nausea, now yellow eyes and many bruises; since this morning she is sleepy and confused. She takes herbal pills and paracetamol for headaches.'],
  ['appendicitis', 22, 'male', 'emergency', '22-year-old student with pain around the belly button since yesterday evening which moved to the right lower abdomen, no appetite, vomited once, temperature 38.2. Walking and coughing hurt.'],
  ['asthma_attack', 19, 'male', 'emergency', '19-year-old man with known asthma, two days of worsening cough and wheeze after a cold, cannot finish a sentence, the blue inhaler does not help any more.'],
  ['copd_flare', 71, 'male', 'emergency', '71-year-old smoker with COPD has had much more breathlessness and thicker yellow sputum for two days; at rest he gasps and his lips look blue.'],
  ['deep_vein_thrombosis', 52, 'male', 'emergency', '52-year-old man flew 11 hours last week; since two days the right lower leg is swollen, warm and sore in the calf.'],
  ['heart_attack', 57, 'female', 'emergency', '57-year-old woman with diabetes, tightness across the chest for 40 minutes with cold sweat, nausea and an ache in the jaw.'],
  ['kidney_stones', 36, 'male', 'emergency', '36-year-old man woke with agonising left flank pain radiating to the testicle, comes in waves, he is restless and vomiting, pink urine.'],
  ['malaria', 34, 'female', 'emergency', '34-year-old woman back from Odisha two weeks ago, every second day shaking chills then fever of 40 and drenching sweats, headache, vomiting.'],
  ['meningitis', 7, 'male', 'emergency', '7-year-old boy with fever of 39.5, bad headache, vomiting, cannot bend his neck forward and is drowsy since this morning.'],
  ['pneumonia', 74, 'female', 'emergency', '74-year-old woman: cough with rusty sputum, 39.2 fever and chills for two days, breathing fast, confused today.'],
  ['pulmonary_embolism', 41, 'female', 'emergency', '41-year-old on the contraceptive pill, sudden shortness of breath and stabbing pain on the right when breathing in, coughed a little blood, her calf has been sore.'],
  ['stroke', 66, 'female', 'emergency', '66-year-old woman with high blood pressure suddenly lost strength in her left arm and leg half an hour ago and speaks unclearly.'],
  ['tetanus', 45, 'male', 'emergency', '45-year-old farmer stepped on a dirty nail ten days ago, now cannot open his mouth, stiff back and painful muscle spasms when touched.'],
  ['hus', 3, 'female', 'emergency', '3-year-old girl: bloody loose stools for five days after eating undercooked meat, now very pale, swollen face and almost no urine since yesterday.'],
  ['otitis_media', 1.5, 'female', 'doctor', '18-month-old girl with a runny nose for three days, now fever 38.9, crying at night and tugging at her left ear.'],
  ['strep_throat', 11, 'male', 'doctor', '11-year-old boy with sore throat and fever 38.8 for a day, pain on swallowing, white patches on the tonsils, tender glands in the front of the neck, no cough or cold.'],
  ['acute_sinusitis', 44, 'male', 'doctor', '44-year-old man: two weeks of blocked nose with thick green discharge, pressure over the cheeks worse on bending forward, tooth ache in the upper jaw.'],
  ['cellulitis', 58, 'female', 'doctor', '58-year-old woman, the skin of her right shin has become red, hot, swollen and tender over two days after a scratch, the border is spreading. No fever.'],
  ['shingles', 68, 'male', 'doctor', '68-year-old man had burning pain on the left side of the trunk for four days, then a strip of small blisters on red skin came up there.'],
  ['cystitis', 31, 'female', 'doctor', '31-year-old woman, one day of burning on urination, going every half hour, pressure above the pubic bone, cloudy urine. No fever, no flank pain, no discharge.'],
  ['mononucleosis', 19, 'female', 'doctor', '19-year-old student, ten days of sore throat, swollen neck glands, fever around 38.3 and great tiredness; a friend had the same.'],
  ['peptic_ulcer', 51, 'male', 'doctor', '51-year-old man who takes diclofenac for his knee has had burning pain in the pit of the stomach for six weeks, relieved by food, waking him at night. No black stools.'],
  ['influenza', 27, 'female', 'doctor', '27-year-old: since yesterday fever 39.3, chills, severe muscle aches, headache, dry cough and exhaustion. Many at the office are ill.'],
  ['bppv', 59, 'male', 'doctor', '59-year-old man has brief spinning spells for a week when he rolls over in bed or looks up, nausea with it, no hearing loss, no headache.'],
  ['sciatica', 47, 'female', 'doctor', '47-year-old woman, three weeks of low back pain shooting down the right buttock and leg to the foot with pins and needles. Bladder and bowels normal.'],
  ['food_poisoning', 24, 'male', 'doctor', '24-year-old: fever 38.6, belly cramps and frequent loose stools with some blood two days after eating chicken at a wedding.'],
  ['pneumonia', 40, 'male', 'doctor', '40-year-old man: four days of cough with yellow sputum, fever 38.7 and chills, pain in the left side on deep breaths. Not short of breath, drinks well.'],
  ['low_back_strain', 42, 'male', 'doctor', '42-year-old with low back pain for five weeks after moving furniture, no better with rest, no numbness, no weakness.'],
  ['common_cold', 26, 'male', 'self_care', '26-year-old: two days of stuffy and runny nose, sneezing, scratchy throat and slight cough. Temperature normal.'],
  ['conjunctivitis', 33, 'female', 'self_care', '33-year-old teacher: both eyes pink, watering and gritty for two days, lids stuck in the morning, sight normal, no pain.'],
  ['viral_pharyngitis', 20, 'female', 'self_care', '20-year-old: sore throat for two days with cough, hoarseness and a runny nose. No fever, no swollen glands.'],
  ['allergic_rhinitis', 23, 'female', 'self_care', '23-year-old has sneezing fits, itchy watery eyes and a clear runny nose whenever she dusts the house, for years.'],
  ['low_back_strain', 29, 'female', 'self_care', '29-year-old woman: aching lower back since digging in the garden two days ago, better lying down, no leg pain, no numbness.'],
  ['insect_bite', 37, 'male', 'self_care', '37-year-old stung by a bee on the forearm two hours ago; a small red, swollen, painful spot, no trouble breathing, no hives.'],
  ['mouth_ulcers', 18, 'female', 'self_care', '18-year-old has one small round white sore with a red edge inside the cheek for two days, it stings with spicy food.'],
  ['vaginal_thrush', 34, 'female', 'self_care', '34-year-old: itching and soreness of the vulva with white, lumpy discharge without smell for three days. She finished antibiotics last week.'],
  ['constipation_illness', 45, 'female', 'self_care', '45-year-old: a stool only every three days for two weeks, hard and dry, she strains. No blood, no weight loss, no vomiting.'],
  ['eczema', 8, 'female', 'self_care', '8-year-old girl with dry, itchy, rough patches in the elbow creases and on the neck, worse in winter, for years.'],
  ['stye', 21, 'male', 'self_care', '21-year-old: tender red lump at the lash line of the lower lid for a day, vision normal.'],
  ['gastroenteritis', 28, 'female', 'self_care', '28-year-old: since this morning nausea, vomited four times, watery loose stools, mild cramps; keeps small sips down. No blood, no fever.'],
  ['acute_bronchitis', 38, 'male', 'self_care', '38-year-old non-smoker, cough with whitish phlegm for eight days after a cold, no fever, no shortness of breath.'],
  // Written later still, as case reports and worried people tell them: each was misread at first.
  ['heart_attack', 61, 'male', 'emergency', '61-year-old man with high cholesterol and a family history of coronary disease develops crushing substernal chest pain while shovelling, lasting 50 minutes, radiating to the jaw. He is pale and diaphoretic.'],
  ['malaria', 41, 'female', 'emergency', '41-year-old nurse returned two weeks ago from a trip to Uganda. For four days fever of 40 C with violent shivering and profuse sweating every other day, and a splitting headache.'],
  ['kidney_stones', 33, 'male', 'emergency', '33-year-old man: two hours ago a stabbing pain began suddenly in the right flank and now moves to the right groin. It comes and goes in waves. He is sweating and has vomited three times. Afebrile.'],
  ['pneumonia', 31, 'female', 'doctor', '31-year-old woman has had three days of fever up to 38.6 C and cough productive of yellow sputum. Comfortable at rest, respiratory rate 18. Crackles at the left lung base.'],
  ['sciatica', 44, 'male', 'doctor', '44-year-old man has had low back pain for three weeks that shoots down the back of the left thigh into the foot. Straight leg raising is positive; strength, reflexes and bladder function are normal.'],
  ['acute_sinusitis', 33, 'female', 'doctor', '33-year-old woman has had purulent nasal discharge for 12 days after a cold, with right upper toothache, facial pressure when leaning forward and a temperature of 37.9 C.'],
  ['insect_bite', 24, 'male', 'self_care', "A bee stung me on the neck 20 minutes ago. There's a painful red lump the size of a coin, but no rash anywhere else, no breathing problem and I feel fine."],
  ['common_cold', 47, 'male', 'self_care', '47-year-old man has had a blocked, runny nose, sneezing, a tickly cough and a slight sore throat since two days ago. He has no fever and breathes without trouble.'],
  ['gastroenteritis', 40, 'female', 'self_care', '40-year-old woman has been throwing up since this morning, six times so far, with a queasy stomach and some watery stools. Her children had a stomach bug. She is passing urine. No blood, no fever.'],
  ['low_back_strain', 52, 'male', 'self_care', '52-year-old man spent the weekend laying stones. On Monday morning he had a sore, stiff lower back, eased by heat. There is no pain in the legs and no numbness.'],
  ['sunburn', 25, 'male', 'self_care', '25-year-old man fell asleep on the beach yesterday. His back and shoulders are red, hot and painful to touch, without blisters.'],
  ['stye', 31, 'female', 'self_care', '31-year-old woman has had a tender, red, pea-sized swelling on the edge of the left lower lid for two days. She sees well.'],
];

const base = shippedKnowledge();
const own = new KnowledgeBaseAnalyser(base);
const predict = new Predict(new RedFlagScreen(base.rules, (complaint) => extractSymptoms(complaint, base)), own, own);

async function outcomes(): Promise<{ place: number; wanted: CareLevel; level: CareLevel | undefined; text: string }[]> {
  return Promise.all(
    CASES.map(async ([illness, age, sex, wanted, text]) => {
      const { conditions, triage } = await predict.execute({ text, person: { age, sex }, answers: [] });
      const name = base.conditions.find(({ entry }) => entry.id === illness)!.entry.name;
      return { place: conditions.findIndex((condition) => condition.name === name) + 1, wanted, level: triage?.level === 'urgent' ? 'doctor' : triage?.level, text };
    }),
  );
}

describe('textbook cases', () => {
  it('are found: seven of ten first, eight of ten among three', async () => {
    const places = (await outcomes()).map(({ place }) => place);
    expect(places.filter((place) => place === 1).length).toBeGreaterThanOrEqual(0.7 * CASES.length);
    expect(places.filter((place) => place >= 1 && place <= 3).length).toBeGreaterThanOrEqual(0.8 * CASES.length);
  });

  it('are told how soon to get help, eight of ten exactly, and no emergency less', async () => {
    const all = await outcomes();
    expect(all.filter(({ wanted, level }) => wanted === level).length).toBeGreaterThanOrEqual(0.8 * CASES.length);
    expect(all.filter(({ wanted, level }) => wanted === 'emergency' && level !== 'emergency').map(({ text }) => text)).toEqual([]);
  });
});
