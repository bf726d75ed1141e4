import type { Language } from '@sahaay/contracts/constants';
import type { PackedHealthQuestions } from '../health-questions/health-questions.ts';
import type { PackedKnowledge } from '../knowledge/packed-knowledge.ts';
import type { ForeignWords } from '../languages/index.ts';
import type { AllModels } from '../learned/all-weights.ts';
import type { Packed } from '../packed/unpack.ts';
import type { PackedAskedOf } from './packed-asked-of.ts';
import type { PackedClassWords } from './packed-class-words.ts';
import type { PackedShares } from './packed-shares.ts';
import type { List, Lists, Texts } from './spoken.ts';

/** What a phone needs in every language: the knowledge and the plain questions without their texts. */
export interface DeviceKnowledge {
  readonly lists: Lists;
  /** By condition: how likely its findings are, and how much its risks count. */
  readonly findings: PackedShares;
  readonly risks: PackedShares;
  readonly askedOf: PackedAskedOf;
  readonly knowledge: Omit<PackedKnowledge['knowledge'], List | 'askedOf'>;
  readonly phrases: PackedKnowledge['phrases'];
  readonly questions: Omit<PackedHealthQuestions, 'questions'>;
}

/** The models of the learned reader, the words of classes apart. */
type DeviceModels = Omit<AllModels, ClassWords> & Readonly<Record<ClassWords, PackedClassWords>>;
type ClassWords = 'classes' | 'clearClasses';

/** The texts of a language, and which of its sentences stand for tagged English ones (`TaggedSteps`). */
export interface DeviceTexts {
  readonly texts: Texts;
  readonly english: readonly (readonly [sentence: string, english: string])[];
  readonly whole: readonly string[];
}

/** The engine as it travels to a phone, which fetches the texts of its language alone. */
export interface DeviceParts {
  readonly knowledge: DeviceKnowledge;
  readonly models: DeviceModels;
  /** Missing: complaints in languages besides English and Hindi are read as they were typed. */
  readonly words?: readonly ForeignWords[];
  /** Hindi is packed: its letters are many, and take a fifth less so. */
  readonly texts: Readonly<Partial<Record<Language, DeviceTexts | Packed>>>;
}
