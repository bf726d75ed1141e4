import { soundOf } from './sound.ts';
import { Spellings } from './spelling.ts';
import { tokenise } from './tokens.ts';

/** What a form calls an illness or a medicine, with commas between, and the findings that it tells of; none where no advice depends on it. */
type Row = readonly [findings: string, names: string];

/**
 * Names that people write into a form, where they stand alone: short ones that mean something else in a sentence, and brands
 * sold in India. Generic names by India's National List of Essential Medicines (2022); which brand holds what, by the
 * makers' leaflets. No clinician has reviewed them.
 */
const ROWS: readonly Row[] = [
  [
    'diabetes_known diabetes_words',
    'diabetes, diabetic, sugar, shugar, sugar ki bimari, madhumeh, मधुमेह, शुगर, डायबिटीज़',
  ],
  [
    'hypertension_known',
    'bp, high bp, hi bp, hypertension, high blood pressure, blood pressure, uchch raktchap, बीपी, हाई बीपी, ब्लड प्रेशर, उच्च रक्तचाप',
  ],
  [
    'heart_disease_known',
    'heart problem, heart disease, heart patient, heart trouble, heart attack, angina, dil ki bimari, हार्ट, दिल की बीमारी, हृदय रोग',
  ],
  ['heart_failure_known', 'heart failure, weak heart'],
  ['irregular_heart_known', 'atrial fibrillation, irregular heartbeat, arrhythmia'],
  ['stroke_before', 'stroke, paralysis, lakwa, laqwa, fallij, brain attack, लकवा, पक्षाघात, फालिज'],
  [
    'kidney_disease_known',
    'kidney disease, kidney failure, kidney problem, ckd, gurde ki bimari, किडनी, गुर्दे की बीमारी',
  ],
  [
    'liver_disease_known',
    'liver disease, liver problem, cirrhosis, hepatitis, hepatitis b, hepatitis c, fatty liver, लिवर',
  ],
  ['ulcer_before', 'ulcer, ulser, alsar, stomach ulcer, gastric ulcer, peptic ulcer, अल्सर'],
  ['asthma_known', 'asthma, dama, दमा, अस्थमा'],
  ['copd_known', 'copd, emphysema, chronic bronchitis'],
  ['epilepsy_known', 'epilepsy, seizures, fits, mirgi, मिर्गी, दौरे'],
  ['thyroid_known', 'thyroid, hypothyroid, hypothyroidism, hyperthyroid, hyperthyroidism, थायराइड'],
  ['high_cholesterol', 'cholesterol, high cholesterol, कोलेस्ट्रॉल'],
  ['cancer_known', 'cancer, tumour, leukaemia, lymphoma, कैंसर'],
  ['tb_before', 'tb, tuberculosis, टीबी, क्षय रोग'],
  ['weak_immunity', 'hiv, aids, weak immunity, low immunity, एचआईवी, कमज़ोर इम्युनिटी'],
  ['depression_known', 'depression, डिप्रेशन, अवसाद'],
  ['anaemia_known', 'anaemia, anemia, low haemoglobin, low hemoglobin, khoon ki kami, खून की कमी'],
  ['migraine_known', 'migraine, माइग्रेन'],
  ['arthritis_known', 'arthritis, rheumatoid arthritis, gathiya, gout, गठिया'],
  ['bowel_disease_known', 'crohn, ulcerative colitis, ibd'],
  ['stones_before', 'kidney stone, kidney stones, pathri, पथरी'],
  ['gallstones_known', 'gallstones, gall bladder stone'],
  ['sickle_named', 'sickle cell, sickle cell disease'],
  ['haemophilia_named', 'haemophilia, hemophilia, bleeding disorder'],
  [
    '',
    'low bp, pcod, pcos, piles, bawasir, fissure, fistula, hernia, jaundice, piliya, dengue, malaria, typhoid, covid, anxiety, panic, bipolar, schizophrenia, autism, adhd, parkinson, dementia, alzheimer, vertigo, sinus, sinusitis, tonsils, acidity, gerd, reflux, gastritis, ibs, constipation, psoriasis, eczema, vitiligo, acne, fungal infection, ringworm, slip disc, sciatica, cervical, spondylosis, spondylitis, osteoporosis, varicose veins, cataract, glaucoma, endometriosis, fibroid, prostate, thalassemia, thalassaemia, g6pd, lupus, obesity, overweight, filariasis, leprosy, डेंगू, मलेरिया, पीलिया, बवासीर, गैस, एसिडिटी, साइटिका, मोतियाबिंद',
  ],
  [
    'blood_thinners thinner_named',
    'warfarin, warf, uniwarf, sofarin, acitrom, nicoumalone, acenocoumarol, clopidogrel, clopilet, clopitab, deplatt, plavix, clavix, ceruvin, prasugrel, ticagrelor, brilinta, axcer, apixaban, eliquis, rivaroxaban, xarelto, dabigatran, pradaxa, heparin, enoxaparin, clexane, blood thinner, blood thinners, khoon patla karne ki dawa, वार्फरिन, एसिट्रोम, क्लोपिडोग्रेल, क्लोपिलेट, प्लाविक्स, खून पतला करने की दवा',
  ],
  [
    'diabetes_known diabetes_words',
    'metformin, glycomet, glyciphage, gluconorm, obimet, cetapin, glimepiride, amaryl, glimestar, gliclazide, diamicron, glibenclamide, daonil, glipizide, sitagliptin, januvia, istamet, vildagliptin, galvus, teneligliptin, dapagliflozin, forxiga, empagliflozin, jardiance, pioglitazone, voglibose, sugar tablet, sugar medicine, sugar ki goli, sugar ki dawa, मेटफॉर्मिन, ग्लाइकोमेट, शुगर की दवा, शुगर की गोली',
  ],
  [
    'insulin_taken diabetes_known diabetes_words',
    'insulin, mixtard, actrapid, novomix, lantus, humalog, novorapid, tresiba, basalog, इंसुलिन',
  ],
  [
    'hypertension_known',
    'amlodipine, amlong, amlokind, stamlo, telmisartan, telma, losartan, losar, repace, olmesartan, olmezest, ramipril, cardace, enalapril, envas, atenolol, metoprolol, betaloc, met xl, hydrochlorothiazide, chlorthalidone, cilnidipine, cilacar, nifedipine, bp tablet, bp medicine, bp ki goli, bp ki dawa, बीपी की दवा, बीपी की गोली, टेल्मा',
  ],
  ['high_cholesterol', 'atorvastatin, atorva, lipicure, rosuvastatin, rosuvas, crestor, simvastatin, statin'],
  [
    'thyroid_known',
    'thyroxine, levothyroxine, thyronorm, eltroxin, thyrox, carbimazole, neomercazole, थायरोनॉर्म, थायराइड की दवा',
  ],
  [
    'asthma_known',
    'asthalin, salbutamol, levolin, levosalbutamol, foracort, seroflo, budecort, budesonide, deriphyllin, montelukast, montair, inhaler, इनहेलर',
  ],
  [
    'steroids',
    'prednisolone, wysolone, omnacortil, deflazacort, defcort, dexamethasone, dexona, methylprednisolone, medrol, hydrocortisone, betamethasone, betnesol, steroid, steroids, स्टेरॉयड',
  ],
  [
    'weak_immunity immune_weak_named',
    'methotrexate, folitrax, azathioprine, azoran, tacrolimus, pangraf, cyclosporine, mycophenolate, cellcept, chemotherapy, chemo, कीमोथेरेपी',
  ],
  [
    'epilepsy_known',
    'phenytoin, eptoin, valproate, valparin, encorate, levetiracetam, levipil, carbamazepine, tegrital, lamotrigine, clobazam, frisium',
  ],
  ['vein_widening_medicine', 'sorbitrate, nitroglycerin, isosorbide, nitrocontin, monotrate'],
  ['birth_control_pill', 'birth control pill, contraceptive pill, mala d, mala n, ovral, novelon'],
  [
    'depression_known',
    'sertraline, escitalopram, nexito, fluoxetine, fludac, paroxetine, amitriptyline, venlafaxine, antidepressant',
  ],
  [
    'recent_antibiotics',
    'antibiotic, antibiotics, amoxicillin, amoxyclav, augmentin, azithromycin, azithral, azee, cefixime, taxim, ciprofloxacin, ofloxacin, doxycycline, metronidazole, flagyl, norflox, एंटीबायोटिक',
  ],
  [
    '',
    'pantoprazole, pantop, pan, pan d, pantocid, omeprazole, omez, rabeprazole, razo, esomeprazole, ranitidine, rantac, aciloc, digene, gelusil, eno, cetirizine, cetzine, levocetirizine, levocet, okacet, fexofenadine, allegra, avil, pheniramine, benadryl, cough syrup, ors, electral, ondansetron, emeset, domperidone, domstal, loperamide, dulcolax, isabgol, cremaffin, lactulose, iron, iron tablet, folic acid, calcium, shelcal, vitamin, vitamins, vitamin d, b12, becosules, neurobion, zinc, alprazolam, alprax, clonazepam, lonazep, zolpidem, furosemide, lasix, spironolactone, digoxin, tamsulosin, urimax, sildenafil, viagra, sumatriptan, allopurinol, febuxostat, hydroxychloroquine, chloroquine, ivermectin, albendazole, zentel, meftal, buscopan, cyclopam, tramadol, ultracet, morphine, gabapentin, pregabalin, tulsi, ashwagandha, chyawanprash, homeopathy, homeopathic, ayurvedic, sumo, volini, moov, iodex, vicks, betadine, soframycin, gas ki goli, dard ki goli, गैस की दवा, विटामिन, कैल्शियम, आयरन, ओआरएस',
  ],
];
/** What people are allergic to, beside the medicines that some advice names. */
const ALLERGENS =
  'penicillin, amoxicillin, cephalosporin, sulfa, sulpha, antibiotic, antibiotics, dust, pollen, mould, mold, peanut, peanuts, moongfali, nuts, cashew, egg, eggs, anda, milk, doodh, lactose, fish, machhli, prawn, prawns, shellfish, seafood, soy, wheat, gluten, latex, rubber, iodine, contrast, bee sting, wasp, insect, cat, dog, perfume, nickel, brinjal, mushroom, sesame, mustard, धूल, अंडा, दूध, मूंगफली, पेनिसिलिन';

/** Longer names, in words, there are none. */
const LONGEST = 5;
/** Shorter names are too near to other words to be misspelled or heard. */
const LEAST_TO_CORRECT = 5;

/** A table of names that finds misspelled ones, those that are written apart, and those of the other script by their sound. */
class Names {
  readonly #findings = new Map<string, readonly string[]>();
  readonly #spellings: Spellings;

  constructor(rows: readonly Row[]) {
    for (const [findings, names] of rows)
      for (const name of names.split(', ')) {
        const told = findings === '' ? [] : findings.split(' ');
        const key = keyOf(wordsOfName(name));
        this.#findings.set(key, told);
        const sound = heard(key);
        if (sound && !this.#findings.has(sound)) this.#findings.set(sound, told);
      }
    this.#spellings = new Spellings([...this.#findings.keys()].filter(mayBeCorrected));
  }

  /** The findings of all names in these words, the longest first; undefined where there is no name. */
  in(words: readonly string[]): readonly string[] | undefined {
    const exact = this.#takeFrom([words], (key) => this.#exact(key));
    const alike = this.#takeFrom(exact.left, (key) => this.#alike(key));
    const found = [...exact.found, ...alike.found];
    return found.length > 0 ? [...new Set(found.flat())] : undefined;
  }

  /** Takes names out of stretches of words. */
  #takeFrom(stretches: readonly (readonly string[])[], find: (key: string) => readonly string[] | undefined) {
    const found: (readonly string[])[] = [];
    let left = stretches;
    for (let length = LONGEST; length > 0; length--)
      left = left.flatMap((words) => {
        const at = words.findIndex(
          (_, from) => from + length <= words.length && find(keyOf(words.slice(from, from + length))),
        );
        if (at === -1) return [words];
        found.push(find(keyOf(words.slice(at, at + length)))!);
        return [words.slice(0, at), words.slice(at + length)];
      });
    return { found, left };
  }

  #exact(key: string): readonly string[] | undefined {
    const sound = heard(key);
    return this.#findings.get(key) ?? (sound ? this.#findings.get(sound) : undefined);
  }

  #alike(key: string): readonly string[] | undefined {
    const near = [heard(key), key].filter((one) => one !== undefined).filter(mayBeCorrected);
    return near.map((one) => this.#findings.get(this.#spellings.correct(one))).find((one) => one !== undefined);
  }
}

/** The words of a name; "Dolo650" is one and a strength. */
export const wordsOfName = (name: string): string[] =>
  tokenise(name.replace(/(?<=\p{L})(?=\d)/gu, ' ')).map(({ word }) => word);
const keyOf = (words: readonly string[]): string => words.join('');
const mayBeCorrected = (key: string): boolean => key.length >= LEAST_TO_CORRECT && /^[a-z]+$/.test(key);

/** How a name sounds, in letters that no name is written with; undefined for short ones. */
function heard(key: string): string | undefined {
  const sound = soundOf(key);
  return sound && sound.length >= LEAST_TO_CORRECT ? sound : undefined;
}

let known: Names | undefined;
let allergens: Names | undefined;

/** The findings that one illness or medicine of a form tells of; undefined where it has no name that is known. */
export function findingsOfName(entry: string): readonly string[] | undefined {
  known ??= new Names(ROWS);
  return known.in(wordsOfName(entry));
}

/** Whether an allergy of a form has a name that is known. */
export function isAllergen(entry: string): boolean {
  allergens ??= new Names([['', ALLERGENS]]);
  return allergens.in(wordsOfName(entry)) !== undefined;
}
