/**
 * The kinds of medical care a place can offer, in one vocabulary for diagnosis, search and import.
 * `tag` recognises the many spellings found in `healthcare:speciality` and similar fields; `inName` is stricter,
 * because a name proves less ("Sacred Heart Hospital" is no heart clinic); `asked` holds what people call the doctor.
 */
interface Specialty {
  readonly title: string;
  readonly tag: RegExp;
  readonly inName?: RegExp;
  readonly asked?: RegExp;
}

// The order decides which entry a tag belongs to: the narrower word stands before the wider one.
const TABLE = {
  orthodontics: { title: 'Orthodontics', tag: /orthodon/, inName: /\borthodon/, asked: /braces/ },
  oral_surgery: { title: 'Oral surgery', tag: /maxillo|oral surg/, inName: /\bmaxillo/, asked: /jaw (doctor|surgeon)/ },
  dentist: {
    title: 'Dentistry',
    tag: /\bdent|stomatolog|endodont/,
    inName: /\bdent(al|ist)|\bdanta\b/,
    asked: /tooth|teeth|dental|root canal|denture|\bda+nt\b|दा[ंँ]त/,
  },
  dermatology: {
    title: 'Dermatology',
    tag: /dermat|\bskin/,
    inName: /\bskin\b|\bdermat|\btwach?a\b|\bcharm ?rog/,
    asked: /skin|dermatolog|\bhair\b|chamdi|charm ?rog|twach?a|त्वचा|चर्म/,
  },
  neurosurgery: {
    title: 'Neurosurgery',
    tag: /neuro ?surg|\bspin(e|al)\b/,
    inName: /\bneuro ?surg|\bspine\b/,
    asked: /brain surgeon|spine/,
  },
  optometry: {
    title: 'Optometry',
    tag: /optom|optician/,
    inName: /\boptom|\boptical/,
    asked: /opti(cian|cal)|optometr|glasses|spectacles/,
  },
  ophthalmology: {
    title: 'Eye care',
    tag: /o[pf]h?th?alm|\beyes?\b|catarac|retin|glauc|corne|\buve|oculo|squint|lasik|refractive|vision/,
    inName: /\beyes?(care)?\b|\bophthal|neth?ralaya|\bnetra|retina|\blasik|\bvision (cent|clinic|care)/,
    asked: /\beyes?\b|ophthalm|oculist|(?<!a)a+nkh|netra|आ[ंँ]ख|नेत्र/,
  },
  neurology: {
    title: 'Neurology',
    tag: /neurolog|\bneuro\b|epilep|stroke/,
    inName: /\bneuro/,
    asked: /nerve|brain|neurolog|parkinson|alzheimer|dima+g|दिमाग/,
  },
  cardiothoracic_surgery: {
    title: 'Heart and vascular surgery',
    tag: /cardio ?-?(vascular )?thor|\bvascular|\bct ?vs\b|heart surg|thoracic surg/,
    inName: /\bcardio ?thoracic|\bvascular/,
    asked: /heart (surg|valve)|bypass|valve|aneurysm/,
  },
  cardiology: {
    title: 'Cardiology',
    tag: /cardi|\bheart/,
    inName:
      /\bcardi(ac|o)|(?<!sacred |holy |immaculate )\bheart (and|&|cent|clinic|institute|hospital|foundation|care|research)(?! soul)|\bhr[iu]day/,
    asked: /heart|cardiolog|\bdil\b|hri?day|हृदय|दिल/,
  },
  fertility: {
    title: 'Fertility',
    tag: /fertil|\bivf\b|reprod|in vitro/,
    inName: /\bivf\b|\bfertility|\binfertility/,
    asked: /fertility|\bivf\b/,
  },
  gynaecology: {
    title: 'Gynaecology and maternity',
    tag: /gyna?e|obst|matern|midwif|\bwomen|f(o)?etal/,
    inName: /\bmatern|\bgyna?e|\bwom[ae]n|\bprasuti|\bstree\b|\blying[- ]in|\bmother (and|&) (child|baby)|\bmatru/,
    asked: /gyn|wom[ae]n|matern|pregnan|obstet|midwife|pap (smear|test)|mahila|str[ei]+ rog|prasuti|स्त्री|महिला|प्रसूति/,
  },
  paediatrics: {
    title: 'Child health',
    tag: /neonat|pa?ediat|\bchild(?! psych)|\bkids?\b/,
    inName: /\bchild|\bpa?ediatric|\bkids?\b|\bneonat|\bshishu\b|\bbal ?-?ru[gh]/,
    asked: /child|\bbab(y|ies)\b|pa?ediat|kids?\b|newborn|\bba(ch)+[aeio]|shishu|बच्च|शिशु/,
  },
  orthopaedics: {
    title: 'Orthopaedics',
    tag: /\bortho|\bjoint|arthro|trauma|\bbone/,
    inName: /\bortho(?!don)|\bfracture|\bbone\b|\btrauma\b|\baccident|\bjoint\b|\barthro|\basthi\b/,
    asked: /\bbone|\bjoint|orthop|fractur|\bha?ddi|हड्डी/,
  },
  physiotherapy: {
    title: 'Physiotherapy',
    tag: /physio|physia|rehab|physical ther/,
    inName: /\bphysio|\brehab|\bphysical therap/,
    asked: /physio|physical therap|rehab/,
  },
  otolaryngology: {
    title: 'Ear nose and throat',
    tag: /\bent\b|otol|otorh|\bears?\b/,
    inName: /\be\.?n\.?t\b|\bear[ ,-]+nose|\beye,? ?(and|&)? ear\b|\bthroat\b/,
    asked: /\bent\b|\bears?\b|throat|\bnose|\bna+k\b|\bka+n\b|\bgala\b|नाक|कान|गला/,
  },
  audiology: { title: 'Hearing', tag: /audio|hearing/, inName: /\bhearing|\baudiolog/, asked: /hearing|audiolog/ },
  psychotherapy: {
    title: 'Counselling',
    tag: /psychother|psycholog|(?<!nutrition )counsel/,
    inName: /\bpsycholog|\bcounsell?ing/,
    asked: /counsell?(or|ing)|(?<!speech |occupational )therapist|psycholog|stress|grief|burnout|relationship/,
  },
  psychiatry: {
    title: 'Mental health',
    tag: /psychi|mental|addic|behavi/,
    inName: /\bpsychiat|\bmental|\bde-?addiction|\bneuropsych/,
    asked: /psychiatr|mental|sleepless|insomnia|mano ?(rog|chikits)|मनोरोग|मानसिक/,
  },
  gastroenterology: {
    title: 'Stomach and liver',
    tag: /gastro|hepat|liver|proct|colorect/,
    inName: /\bgastro|\bliver\b|\bpiles\b/,
    asked: /stomach|liver|gastro|digest|\bpet\b|पेट/,
  },
  nephrology: {
    title: 'Kidney care',
    tag: /neph|dialy|kidney|renal/,
    inName: /\bkidney|\bkideny|dialy[sz]|\brenal\b|\bnephro/,
    asked: /kidney|nephrolog|dialysis|gurd[ae]|गुर्द/,
  },
  urology: { title: 'Urology', tag: /\burol|androl/, inName: /\buro/, asked: /urolog|urin|prostate|men'?s health/ },
  pulmonology: {
    title: 'Lung care',
    tag: /pulm|pneum|respir|\bchest|sleep|tubercul/,
    inName: /\bchest\b|\bpulmon|\brespirat|\bsleep\b|\btubercul|\bt\.? ?b\.? (and|&|hospital|clinic|cent|sanat)/,
    asked: /lung|chest doctor|pulmon|phe?phd|फेफड़/,
  },
  endocrinology: {
    title: 'Diabetes and hormones',
    tag: /endocr|diabet|thyro/,
    inName: /\bdiabet|\bendocrin|\bthyroid/,
    asked: /hormone|diabet|sugar|endocrin|thyroid|madhumeh|मधुमेह/,
  },
  oncology: {
    title: 'Cancer care',
    tag: /oncol|cancer|radiother|chemo/,
    inName: /\bcancer|\bonco/,
    asked: /cancer|oncolog|tumou?r|chemo/,
  },
  haematology: {
    title: 'Blood disorders',
    tag: /ha?ematol|\bblood disorder/,
    inName: /\bha?ematol/,
    asked: /blood (doctor|specialist|disorder)|ha?ematolog|sickle|thalass|clotting/,
  },
  rheumatology: { title: 'Rheumatology', tag: /rheum/, inName: /\brheuma/, asked: /rheumat/ },
  vaccination: {
    title: 'Vaccination',
    tag: /vaccin|immuni[sz]/,
    inName: /\bvaccinat|\bimmuni[sz]ation/,
    asked: /vaccin|immuni[sz]|\b(jabs?|shots?)\b/,
  },
  allergology: { title: 'Allergy', tag: /allerg|immunolog/, inName: /\ballerg/, asked: /allerg/ },
  infectious_diseases: {
    title: 'Infectious diseases',
    tag: /infect|tropic|vener|\bhiv\b/,
    inName: /\binfectious/,
    asked: /infectious|\bstd\b/,
  },
  plastic_surgery: {
    title: 'Plastic surgery',
    tag: /plast|cosmet|\bburn|aesthet/,
    inName: /\bplastic surg|\bcosmetic|\bburns?\b/,
    asked: /plastic|cosmetic|hair transplant|burn scar|cleft/,
  },
  geriatrics: {
    title: 'Care for older people',
    tag: /geriat/,
    inName: /\bgeriatric/,
    asked: /elderly|geriatr|frail|old age/,
  },
  palliative: {
    title: 'Palliative care',
    tag: /palli|hospice/,
    inName: /\bhospice|\bpalliative/,
    asked: /hospice|palliative|end[ -]of[ -]life|terminal/,
  },
  radiology: {
    title: 'Scans and X-ray',
    tag: /radiol|imaging|diagnos|\bscan|nuclear/,
    inName: /\bradiolog|\bimaging|\bscan/,
    asked: /x-?ray|\bscan|\bmri\b|ultraso|sonogra|imaging/,
  },
  pathology: {
    title: 'Laboratory',
    tag: /pathol|labor|biolog|blood.?check/,
    inName: /\bpatholog|\blaborator/,
    asked: /(blood|urine|stool) test|\blabs?\b|laborator|patholog|biopsy/,
  },
  emergency: {
    title: 'Emergency department',
    tag: /emerg|casual|critical|intensive|\bicu\b|ana?esth/,
    inName: /\bemergency (hospital|cent|room|dep)/,
    asked: /emergency|casualty|\ber\b|a&e/,
  },
  podiatry: {
    title: 'Foot care',
    tag: /podia|\bfoot/,
    inName: /\bpodiat|\bfoot (and|&|care|cent|clinic|health)/,
    asked: /\bfoot|podiatr/,
  },
  chiropractic: {
    title: 'Chiropractic',
    tag: /chiro|osteopath/,
    inName: /\bchiro(\b|pract)|\bosteopath/,
    asked: /chiropract/,
  },
  ayurveda: {
    title: 'Ayurveda and homoeopathy',
    tag: /ayur|\bayush\b|homo?eop|unani|siddha|naturo|acupun/,
    inName: /\bayur|\bayush\b|\bhomo?eo|\bunani|\bsiddha (hosp|clinic|disp)|\bnaturo|\bacupun/,
    asked: /ayurved|ayush|homo?eo|unani|\bvaidya?\b|hakim|आयुर्वेद|होम्योपैथ/,
  },
  nutrition: { title: 'Nutrition', tag: /nutri|diet/, inName: /\bdietitian|\bnutrition/, asked: /diet|nutrition/ },
  speech_therapy: { title: 'Speech therapy', tag: /speech/, inName: /\bspeech/, asked: /speech|stammer|stutter/ },
  surgery: {
    title: 'Surgery',
    tag: /surg|laparo|bariat/,
    inName: /\bsurgi|\bsurgery|\blaparo/,
    asked: /surgeon|surgery/,
  },
  internal: {
    title: 'Internal medicine',
    tag: /internal|general medicine|physician/,
    inName: /\binternal medicine/,
    asked: /internist|internal medicine/,
  },
  general: {
    title: 'General practice',
    tag: /multi|general|family|super|community/,
    asked: /\bgp\b|general|family doctor|physician|polyclinic|check-?up/,
  },
} as const satisfies Record<string, Specialty>;

export type SpecialtyKey = keyof typeof TABLE;

const ENTRIES = Object.entries(TABLE) as readonly (readonly [SpecialtyKey, Specialty])[];

/** The 44 keys, in the order in which tags are tried. */
export const SPECIALTY_KEYS: readonly SpecialtyKey[] = ENTRIES.map(([key]) => key);

/** Narrows an untrusted word to a key. */
export function isSpecialtyKey(word: string): word is SpecialtyKey {
  return Object.hasOwn(TABLE, word);
}

/** The specialty in words a person reads in a description; never holds a comma. */
export function specialtyTitle(key: SpecialtyKey): string {
  return TABLE[key].title;
}

/**
 * Keys named by the specialty fields of a record, e.g. `['Retina; Cornea', 'skin']` → ophthalmology, dermatology.
 * Unknown words are left out.
 */
export function specialtiesFromTags(values: readonly string[]): SpecialtyKey[] {
  const words = values
    .flatMap((value) => value.split(/[;,|/]/))
    .map((word) => word.toLowerCase().replaceAll('_', ' ').trim());
  return unique(words.flatMap((word) => ENTRIES.find(([key, { tag }]) => word === key || tag.test(word))?.[0] ?? []));
}

/** Keys that the name of a place states plainly, e.g. "City Eye and Dental Hospital" → dentist, ophthalmology. */
export function specialtiesFromName(name: string): SpecialtyKey[] {
  const lower = name.toLowerCase();
  return ENTRIES.filter(([, { inName }]) => inName?.test(lower)).map(([key]) => key);
}

/** What kind of doctor the words ask for ("skin doctor", "cardiologist"), or undefined when they name none. */
export function specialtyAskedFor(words: string): SpecialtyKey | undefined {
  const lower = words.toLowerCase();
  return ENTRIES.find(
    ([key, { asked, tag }]) => lower === key || asked?.test(lower) || (key !== 'general' && tag.test(lower)),
  )?.[0];
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
