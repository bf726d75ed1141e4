import { tagSteps } from '../advice/tagged-steps.ts';
import type { PackedHealthQuestions } from '../health-questions/health-questions.ts';
import { columnsOf } from '../knowledge/columns.ts';
import { isOneWord } from '../knowledge/knowledge-base.ts';
import type { ForeignWords } from '../languages/index.ts';
import { unpackKnowledge, type PackedKnowledge } from '../knowledge/packed-knowledge.ts';
import type { AllModels } from '../learned/all-weights.ts';
import { pack } from '../packed/pack.ts';
import { packAskedOf } from './packed-asked-of.ts';
import { packClassWords } from './packed-class-words.ts';
import { packShares } from './packed-shares.ts';
import type { DeviceParts, DeviceTexts } from './parts.ts';
import { textsIn, withoutTexts, type Lists } from './spoken.ts';

/** Takes the shipped engine apart for phones; `engineOf` puts it together again. */
export function partsOf(
  { knowledge, phrases }: PackedKnowledge,
  { questions, ...rest }: PackedHealthQuestions,
  models: AllModels,
  words: readonly ForeignWords[],
): DeviceParts {
  const { findings, conditions, redFlags, askedOf, ...others } = knowledge;
  const { findings: likely, risks, related, ...all } = conditions.all as unknown as ConditionColumns;
  const ids = findings.all['id'] as readonly string[];
  const lists: Lists = {
    findings,
    conditions: { ...conditions, all: { ...all, related: related.map((names) => names.filter(isOneWord)) } },
    redFlags,
    questions: columnsOf(questions),
  };
  const { english, whole } = tagSteps(unpackKnowledge({ knowledge, phrases }).knowledge);
  const hindi: DeviceTexts = {
    texts: textsIn('hi', lists),
    english: [...english].filter(([sentence, own]) => sentence !== own),
    whole: [...whole],
  };
  return {
    knowledge: {
      lists: withoutTexts(lists),
      findings: packShares(likely, ids),
      risks: packShares(risks, ids),
      askedOf: packAskedOf(askedOf, ids),
      knowledge: withoutSources(others),
      phrases,
      questions: rest,
    },
    models: {
      ...models,
      classes: packClassWords(models.classes),
      clearClasses: packClassWords(models.clearClasses),
    },
    words,
    texts: { en: { texts: textsIn('en', lists), english: [], whole: [] }, hi: pack(JSON.stringify(hindi)) },
  };
}

/** Where a rule comes from is read by who keeps the knowledge, and by no answer. */
function withoutSources<Part>(part: Part): Part {
  return JSON.parse(JSON.stringify(part, (name, value: unknown) => (UNREAD.has(name) ? '' : value))) as Part;
}

const UNREAD = new Set(['source', 'written']);

interface ConditionColumns {
  readonly findings: readonly Readonly<Record<string, number>>[];
  readonly risks: readonly Readonly<Record<string, number>>[];
  readonly related: readonly (readonly string[])[];
}
