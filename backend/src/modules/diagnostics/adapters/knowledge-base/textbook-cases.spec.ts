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
