import type { Language } from '@sahaay/contracts/constants';
import type { Engine } from '../engine.ts';
import { complaintOf, type Asked } from './complaint-of.ts';
import { complete } from './complete.ts';
import { toPrediction, type ToldPrediction } from './to-prediction.ts';

/** What the knowledge alone answers to a question of the page, in the shape of the API. */
export function predictWith(engine: Engine, asked: Asked, language: Language): ToldPrediction {
  const complaint = complaintOf(asked, language);
  const { text, typed } = engine.retell(complaint.text);
  const reading = engine.read({ ...complaint, text });
  const flags = engine.redFlags(reading);
  const assessed = { ...engine.assess(reading), engine: 'knowledge_base' as const };
  return toPrediction<never>(complete(engine, reading, assessed, flags, typed), language);
}
