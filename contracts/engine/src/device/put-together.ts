import { Engine } from '../engine.ts';
import { HealthQuestions, unpackHealthQuestions } from '../health-questions/health-questions.ts';
import { recordsOf } from '../knowledge/columns.ts';
import { knowledgeBaseOf } from '../knowledge/knowledge-base.ts';
import { unpackKnowledge, type PackedKnowledge } from '../knowledge/packed-knowledge.ts';
import { createRetelling } from '../languages/index.ts';
import { calmOfAll, noticeOfAll } from '../learned/all-weights.ts';
import { unpack, type Packed } from '../packed/unpack.ts';
import { unpackAskedOf } from './packed-asked-of.ts';
import { unpackClassWords } from './packed-class-words.ts';
import { unpackShares } from './packed-shares.ts';
import type { DeviceParts, DeviceTexts } from './parts.ts';
import { withTexts } from './spoken.ts';

/**
 * The whole engine, as the service has it. It answers in the languages whose texts are among the parts.
 *
 * @throws UnusableModel when a model is none, not of this version of the reader or not whole
 */
export function engineOf({ knowledge: part, models, texts, words = [] }: DeviceParts): Engine {
  const spoken = Object.entries(texts).map(([language, one]) => [language, opened(one)] as const);
  const { questions, ...lists } = withTexts(
    part.lists,
    Object.fromEntries(spoken.map(([language, one]) => [language, one.texts])),
  );
  const ids = lists.findings.all['id'] as readonly string[];
  const { conditions } = lists;
  const all = {
    ...conditions.all,
    findings: unpackShares(part.findings, ids),
    risks: unpackShares(part.risks, ids),
  };
  const packed: PackedKnowledge = {
    knowledge: {
      ...part.knowledge,
      ...lists,
      conditions: { ...conditions, all },
      askedOf: unpackAskedOf(part.askedOf, ids),
    },
    phrases: part.phrases,
  };
  const base = knowledgeBaseOf(unpackKnowledge(packed));
  const tagged = {
    ...base.tagged,
    english: new Map([...base.tagged.english, ...spoken.flatMap(([, { english }]) => english)]),
    whole: new Set(spoken.flatMap(([, { whole }]) => whole)),
  };
  const allModels = {
    ...models,
    classes: unpackClassWords(models.classes),
    clearClasses: unpackClassWords(models.clearClasses),
  };
  let plain: HealthQuestions | undefined;
  return new Engine(
    { ...base, tagged },
    noticeOfAll(allModels),
    () =>
      (plain ??= new HealthQuestions(unpackHealthQuestions({ ...part.questions, questions: recordsOf(questions) }))),
    calmOfAll(allModels),
    createRetelling(words),
  );
}

const opened = (texts: DeviceTexts | Packed): DeviceTexts =>
  'bits' in texts ? (JSON.parse(unpack(texts)) as DeviceTexts) : texts;
