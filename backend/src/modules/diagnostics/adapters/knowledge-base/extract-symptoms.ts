import { imply, readFindings, readPerson } from '@sahaay/contracts/red-flags';
import type { Complaint } from '../../domain/assessment.js';
import type { Reading } from '../../domain/reading.js';
import type { KnowledgeBase } from './knowledge-base.js';
import { readMeasures } from './measures.js';

/**
 * Screen and analyser read the same complaint: once is enough. The reading stands on the complaint, is not copied with it and goes with it;
 * a WeakMap would keep it until old memory is swept, and all readings until then made every sweep of young memory slow.
 */
const READING = Symbol('reading');

/** Reads a complaint: findings said, denied, measured and answered, and who it is about. */
export function extractSymptoms(complaint: Complaint & { readonly [READING]?: Reading }, base: KnowledgeBase): Reading {
  const known = complaint[READING];
  if (known) return known;
  const reading = read(complaint, base);
  Reflect.defineProperty(complaint, READING, { value: reading });
  return reading;
}

function read(complaint: Complaint, base: KnowledgeBase): Reading {
  const { text } = complaint;
  const person = readPerson(text, complaint.person);
  const measures = { ...readMeasures(text), ...(person.age === undefined ? {} : { age_years: person.age }) };
  const present = new Set<string>();
  const denied = new Set<string>();
  const mentions = readFindings(text, base.lexicon);
  for (const mention of mentions) (mention.present ? present : denied).add(mention.finding);
  for (const { id, measure } of base.measured) {
    const value = measures[measure!.quantity];
    if (value === undefined) continue;
    const shows = value >= (measure!.min ?? -Infinity) && value <= (measure!.max ?? Infinity);
    if (shows) present.add(id);
    else if (!present.has(id)) denied.add(id);
  }
  for (const { id, answer } of complaint.answers) {
    if (!base.findings.has(id)) continue;
    if (answer === 'yes') present.add(id);
    if (answer === 'no') {
      denied.add(id);
      present.delete(id);
    }
  }
  const implied = imply(present, base.links);
  for (const id of implied.keys()) denied.delete(id);
  return {
    text,
    person,
    present: implied,
    denied,
    asked: new Set(complaint.answers.map(({ id }) => id)),
    mentions: mentions.filter((mention) => mention.present),
    durationDays: measures.duration_days,
  };
}
