import { CARE_LEVELS, LANGUAGES, type CareLevel, type Language } from '@sahaay/contracts/constants';
import { ApiProperty } from '@nestjs/swagger';
import { ACTS, CHOICES, TRANSPORTS, type Act, type Choice, type Transport } from '@sahaay/engine';
import { FALLBACK_REASONS, type FallbackReason } from '../domain/assessment.js';

/** The kind of care a condition belongs to. */
export class Specialty {
  /** A key of the places directory, e.g. `dermatology`. */
  key: string;
  name: string;
}

/** Why a condition is named. */
export class Why {
  /** The person's own words that support it. */
  supporting: string[];
  /** Expected findings that were not mentioned, in plain words. */
  missing: string[];
}

export class Condition {
  /** In plain words. */
  name: string;
  /** The standard medical term, where the plain name is another one. */
  @ApiProperty({ type: String, nullable: true, example: 'haemorrhoids' })
  medical_name: string | null;
  /** Other names of the same illness, never of a broader or a neighbouring one. */
  @ApiProperty({ example: ['hemorrhoids', 'bawasir'] })
  synonyms: string[];
  definition: string;
  @ApiProperty({ enum: ['likely', 'possible', 'less_likely'] })
  likelihood: 'likely' | 'possible' | 'less_likely';
  why: Why;
  @ApiProperty({ enum: CARE_LEVELS })
  urgency: CareLevel;
  /** What helps if it is this. Missing where the care level says the same, in an emergency and beside a red flag. */
  @ApiProperty({ type: [String], required: false, example: ['Do not scratch, and cut the nails short.'] })
  steps?: string[];
  specialty: Specialty;
}

/** When to seek help if it does not get better, or more of it. */
export class ComeBack {
  @ApiProperty({ example: 3 })
  days: number;
  /** One or two sentences. */
  @ApiProperty({ example: 'If it is not better in 3 days, see a doctor.' })
  text: string;
}

/** At which signs which help is needed at once: one part of the warning. */
export class WarningSigns {
  /** To call for help, to go to a hospital, or to see a doctor as soon as the text says. */
  @ApiProperty({ enum: ACTS })
  act: Act;
  /** One sentence. */
  @ApiProperty({ example: 'Call 112 for fainting or black stool.' })
  text: string;
}

/** How soon to get help, and what to do until then. */
export class Triage {
  @ApiProperty({ enum: CARE_LEVELS })
  level: CareLevel;
  /** One sentence. */
  advice: string;
  /** At most 7, the most important first. */
  steps: string[];
  /** When to call 112. */
  @ApiProperty({ type: String, nullable: true })
  warning: string | null;
  /** The same warning, by what its signs ask for: the most urgent first. Missing where there is none. */
  @ApiProperty({ type: [WarningSigns], required: false })
  warning_signs?: WarningSigns[];
  /** When to seek help, or more of it; missing in an emergency. */
  @ApiProperty({ type: ComeBack, required: false })
  come_back?: ComeBack;
  /** Of an emergency: whether an ambulance comes, or somebody else drives the person to a hospital at once. */
  @ApiProperty({ enum: TRANSPORTS, required: false })
  transport?: Transport;
  /** One sentence: what was left out of the steps because of what the person told, such as an illness or an allergy. Missing when nothing was. */
  @ApiProperty({ required: false, example: 'We left out ibuprofen: you told us of a stomach ulcer.' })
  left_out?: string;
}

export class Helpline {
  name: string;
  number: string;
}

/** A danger sign. */
export class DangerSign {
  id: string;
  @ApiProperty({ enum: ['medical', 'self_harm', 'poisoning', 'violence'] })
  kind: 'medical' | 'self_harm' | 'poisoning' | 'violence';
  title: string;
  /** The person's own words that raised it. */
  evidence: string[];
  /** What to do while waiting for help. */
  steps: string[];
  helplines: Helpline[];
  /** How to get to a hospital; an ambulance where it is missing. */
  @ApiProperty({ enum: TRANSPORTS, required: false })
  transport?: Transport;
  /** What the sign asks for: to call for help, to go to a hospital now, or to see a doctor today. */
  @ApiProperty({ enum: ACTS, required: false })
  act?: Act;
}

/** "Is this happening now?": a question, or a sign to choose. */
export class HappeningNow {
  text: string;
  /** What a yes raises. */
  flag: DangerSign;
}

/** How a danger that no rule names is shown. */
export class NoticedDanger {
  /** Whether the whole emergency page comes at once, before any question. */
  sure: boolean;
  /** At most 3. */
  questions: HappeningNow[];
}

/** A danger sign of the complaint. Emergencies come first. */
export class RedFlag extends DangerSign {
  /** Only of a danger that no rule names, but the learned reader. */
  @ApiProperty({ type: NoticedDanger, required: false })
  noticed?: NoticedDanger;
}

/** Something that can be answered where yes and no do not answer it. */
export class FollowUpChoice {
  /** To be sent as the answer. */
  @ApiProperty({ enum: CHOICES })
  answer: Choice;
  text: string;
}

/** One of several things that a question offers. */
export class FollowUpThing {
  /** To be sent in `yes` or `no` of the answer. */
  id: string;
  text: string;
}

/** A question that would change the result: yes or no, unless it has choices or offers several things. `age` is answered by the `age` of the next request. */
export class FollowUpQuestion {
  id: string;
  text: string;
  @ApiProperty({ type: [FollowUpChoice], required: false })
  choices?: FollowUpChoice[];
  /** Of which any number can hold: known illnesses, medicines and states that would change the answer. */
  @ApiProperty({ type: [FollowUpThing], required: false })
  several?: FollowUpThing[];
}

/** Something that text and form tell differently of one person. */
export class Disputed {
  /** `known`: the form tells illnesses, medicines or allergies of the writer, and the text is about somebody else. */
  @ApiProperty({ enum: ['age', 'sex', 'pregnancy', 'weeks', 'known'] })
  what: 'age' | 'sex' | 'pregnancy' | 'weeks' | 'known';
  /** Whose word was taken: that with which care is more urgent. */
  @ApiProperty({ enum: ['text', 'form'] })
  taken: 'text' | 'form';
  /** Some sentences for the person. */
  @ApiProperty({
    example: 'Your words and the form differ on the age. We took what needs more care: 2 months (from your words).',
  })
  text: string;
}

/** What was understood, for the person to check. */
export class Understood {
  /** Whom the complaint is about. */
  @ApiProperty({ enum: ['self', 'child', 'other'] })
  about: 'self' | 'child' | 'other';
  /** In years, when it is known. */
  @ApiProperty({ type: Number, nullable: true })
  age: number | null;
  @ApiProperty({ enum: ['male', 'female'], nullable: true })
  sex: 'male' | 'female' | null;
  /** Where the age was found. */
  @ApiProperty({ enum: ['text', 'form'], nullable: true })
  age_from: 'text' | 'form' | null;
  /** Text and form tell different ages. The one is taken with which care is more urgent. */
  age_disputed: boolean;
  /** How long it has been going on, in days, when it was told. */
  @ApiProperty({ type: Number, nullable: true })
  days: number | null;
  /** In plain words, in the order of the text. */
  @ApiProperty({ example: ['fever', 'body ache'] })
  present: string[];
  /** What was said not to be there. */
  @ApiProperty({ example: ['cough'] })
  absent: string[];
  /** How bad it is and whether it gets better, in plain words, where that was answered. */
  @ApiProperty({ type: [String], required: false, example: ['getting worse'] })
  told?: string[];
  /** The person's own words that were not understood, at most 3 parts. Missing when most of the text was understood. */
  @ApiProperty({ type: [String], required: false })
  unread?: string[];
  /** Illnesses, medicines and allergies of the form that were not understood and changed nothing, at most 10. Missing when all were. */
  @ApiProperty({ type: [String], required: false, example: ['blue tablet'] })
  form_unread?: string[];
  /** The person's own words for an age that cannot be, or of which nobody can tell whether it is days, months or years. Missing where there is none, or the form tells the age. */
  @ApiProperty({ required: false, example: '-3 years old' })
  age_unclear?: string;
  /** What text and form tell differently. Missing when they agree. */
  @ApiProperty({ type: [Disputed], required: false })
  disputed?: Disputed[];
}

/** What an answer to a plain question rests on. */
export class InformationSource {
  @ApiProperty({ example: 'National Centre for Disease Control, India' })
  organisation: string;
  @ApiProperty({ example: 'National Guidelines for Rabies Prophylaxis' })
  title: string;
  @ApiProperty({ example: 2019 })
  year: number;
}

/** The answer to a plain question that the text asks, such as "how many rabies injections". Missing when it asks none, and always beside an emergency. */
export class Information {
  /** The language of question and answer. */
  @ApiProperty({ enum: LANGUAGES })
  language: Language;
  /** The question that is answered; null when there is no answer to what was asked. */
  @ApiProperty({ type: String, nullable: true, example: 'How many rabies injections are needed after a dog bite?' })
  question: string | null;
  /** Some sentences; without an answer, what this service can do instead. */
  answer: string;
  sources: InformationSource[];
}

/** What a search for places must be told beside 'doctors for {condition}', as fields of the same names. */
export class SearchFor {
  @ApiProperty({ enum: ['emergency'], required: false })
  care?: 'emergency';
  @ApiProperty({ enum: ['child', 'mother'], required: false })
  who?: 'child' | 'mother';
}

export class Prediction {
  @ApiProperty({ enum: ['diagnosis', 'emergency', 'need_more_information', 'not_medical'] })
  response_type: 'diagnosis' | 'emergency' | 'need_more_information' | 'not_medical';
  /** Names of at most 5 conditions, most likely first. */
  disease: string[];
  /** Their definitions, in the same order. */
  definition: string[];
  conditions: Condition[];
  @ApiProperty({ type: Triage, nullable: true })
  triage: Triage | null;
  red_flags: RedFlag[];
  /** At most 3. */
  follow_up: FollowUpQuestion[];
  /** What was understood of the complaint. */
  understood: Understood;
  /** Signs of danger to choose from before anything else. Missing when most of the text was understood, in an emergency, and where a plain question was answered. */
  @ApiProperty({ type: [HappeningNow], required: false })
  first_check?: HappeningNow[];
  /** For the person, when there is no diagnosis. */
  @ApiProperty({ type: String, nullable: true })
  message: string | null;
  /** To be sent with the search for places after this; missing when there is nothing to add. */
  search_for?: SearchFor;
  disclaimer: string;
  information?: Information;
  @ApiProperty({ enum: ['knowledge_base', 'llm'] })
  engine: 'knowledge_base' | 'llm';
  /** Why the knowledge base answered although a language model is set up; missing when it did not have to. */
  @ApiProperty({ enum: FALLBACK_REASONS, required: false })
  fallback_reason?: FallbackReason;
}
