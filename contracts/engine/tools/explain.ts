import { escalate } from '../src/answer/escalate.ts';
import type { Complaint } from '../src/complaint.ts';
import type { Engine } from '../src/engine.ts';
import { floorFor } from '../src/care-level/floors.ts';
import { rankConditions, type Ranked } from '../src/ranking/rank-conditions.ts';
import { mostSpecific } from '../src/ranking/score-conditions.ts';
import { readFindings } from '../src/reading/read-findings.ts';
import type { Reading } from '../src/reading/reading.ts';

const CONDITIONS = 3;

/** Tells step by step how the engine comes to its answer, as Markdown: the steps in their order, each with what it goes on. */
export function explain(engine: Engine, complaint: Complaint): string {
  const reading = engine.read(complaint);
  const ranked = rankConditions(reading, engine.base);
  return [
    `> ${complaint.text}`,
    ['**Who.**', who(reading)].join(' '),
    ['**What was heard.**', heard(reading, engine)].join(' '),
    ['**Red flags.**', flags(reading, engine)].join(' '),
    ['**What it may be.**', belief(ranked, reading, engine)].join(' '),
    ['**How soon.**', care(ranked, reading, engine)].join(' '),
    ['**Asked next.**', questions(reading, engine)].join(' '),
  ].join('\n\n');
}

function who({ person: { age, sex, atLeast }, durationDays }: Reading): string {
  const years =
    age !== undefined ? `${round(age)} years old` : atLeast ? `at least ${atLeast} years old` : 'age not told';
  const since = durationDays === undefined ? 'since when is not told' : `for ${round(durationDays)} days`;
  return `${years}, ${sex ?? 'sex not told'}; ${since}.`;
}

function heard({ complaint: { text }, present, understood }: Reading, { base }: Engine): string {
  const said = readFindings(text, base.lexicon).map(({ finding, present: isSaid, start, end }) => {
    const name = base.findings.get(finding)!.name;
    return `“${text.slice(start, end)}” ${isSaid ? 'says' : 'denies'} _${name}_`;
  });
  const mentioned = new Set(readFindings(text, base.lexicon).map(({ finding }) => finding));
  const implied = [...present.keys()].filter((id) => !mentioned.has(id)).map((id) => base.findings.get(id)!.name);
  const share = `${Math.round(100 * understood)} % of the words with meaning.`;
  if (said.length + implied.length === 0) return `Nothing: ${share}`;
  return `${said.join('; ')}${implied.length > 0 ? `; from this and the numbers follows _${implied.join('_, _')}_` : ''}: ${share}`;
}

function flags(reading: Reading, engine: Engine): string {
  const raised = engine.redFlags(reading);
  if (raised.length === 0) return 'None, neither by the rules nor by the learned reader.';
  return raised
    .map(({ id, level, evidence }) => {
      const by = id === 'noticed_danger' ? 'no rule, but the learned reader, by the words' : 'because of';
      return `\`${id}\` (${level}) ${by} ${evidence.map((words) => `“${words}”`).join(', ') || 'a measured number'}`;
    })
    .join('; ')
    .concat('.');
}

function belief(ranked: readonly Ranked[], reading: Reading, { base }: Engine): string {
  const present = mostSpecific(reading, base);
  if (present.length === 0) return 'Nothing was said that speaks for any condition.';
  const lines = ranked.slice(0, CONDITIONS).map(({ condition, probability }) => {
    const { entry, number } = condition;
    const speaks = present
      .map(({ id, odds }) => ({ name: base.findings.get(id)!.name, times: Math.exp(odds[number]!) }))
      .sort((a, b) => b.times - a.times)
      .map(({ name, times }) => `${name} × ${round(times)}`);
    return `${entry.name} ${Math.round(100 * probability)} % (${speaks.join(', ')})`;
  });
  return `${lines.join('; ')}. A number after × tells how many times as often those who have it say so as others do.`;
}

function care(ranked: readonly Ranked[], reading: Reading, engine: Engine): string {
  const alone = engine.assess(reading);
  const { kind, triage, message } = escalate(alone, engine.redFlags(reading), reading.complaint.language);
  if (!triage) return `No level: ${kind.replaceAll('_', ' ')}. “${message}”`;
  const floor = floorFor(reading, ranked, engine.base);
  const why = [
    alone.triage ? `by likelihood, floors and age \`${alone.triage.level}\`` : 'too little for a level by likelihood',
    ...(floor && alone.triage ? [`the floor \`${floor}\` holds`] : []),
    ...(alone.triage?.level === triage.level ? [] : ['a red flag decides']),
  ];
  return `\`${triage.level}\`: ${why.join('; ')}. “${triage.advice}”`;
}

function questions(reading: Reading, engine: Engine): string {
  const { followUp } = escalate(engine.assess(reading), engine.redFlags(reading), reading.complaint.language);
  return followUp.length === 0 ? 'Nothing.' : followUp.map(({ text }) => text).join(' ');
}

const round = (value: number): string =>
  value < 10 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value));
