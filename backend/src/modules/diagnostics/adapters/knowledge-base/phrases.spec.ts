import { RedFlagScreen } from '../../domain/red-flags.js';
import type { Reading } from '../../domain/reading.js';
import { extractSymptoms } from './extract-symptoms.js';
import { rankConditions } from './rank-conditions.js';
import type { Finding } from './schema.js';
import { shippedKnowledge } from './shipped-knowledge.js';

const base = shippedKnowledge();
const screen = new RedFlagScreen(base.rules, (complaint) => extractSymptoms(complaint, base));
const findings = [...base.findings.values()];

/** `red|pink skin` → both readings; a phrase of a family finding is said of the family. */
function said({ kind, phrases }: Finding): string[] {
  return phrases.flatMap((phrase) => {
    let variants = [kind === 'family' && !phrase.includes('family') ? 'family history of' : ''];
    for (const part of phrase.replace(/^=/, '').split(/\s+/)) variants = variants.flatMap((head) => part.split('|').map((word) => `${head} ${word}`.trim()));
    return variants;
  });
}

function withAncestors(id: string): string[] {
  const out: string[] = [];
  for (let at: string | null | undefined = id; at; at = base.findings.get(at)?.parent) out.push(at);
  return out;
}

/** Findings whose words are those of a danger sign: the flag beside each is right to rise. */
const SAME_WORDS = new Set([
  'baby_moves_less pregnancy_bleeding',
  'belly_hard acute_belly',
  'bleeding_easy severe_bleeding',
  'breathing_bad no_breathing',
  'burn_bad self_harm',
  'burn_injury burn',
  'child_fit_fever seizure',
  'car_accident accident',
  'child_hurt violence',
  'cold_feet_one cold_limb',
  'drowsy_hard_wake unconscious',
  'fainting unconscious',
  'head_injury_ill head_injury',
  'heavy_bleeding lost_limb',
  'heavy_bleeding self_harm',
  'limb_heavy_one stroke',
  'limb_lost severe_bleeding',
  'loss_of_consciousness unconscious',
  'neck_back_injury_numb stroke',
  'noisy_breathing stridor',
  'not_breathing breathing',
  'paralysis spine',
  'self_harm_thoughts burn',
  'self_harm_thoughts severe_bleeding',
  'self_harm_thoughts strangled',
  'shaking_after_stop alcohol_stop',
  'sleepy_hard_wake unconscious',
  'snake_bite_history snake_bite',
  'strangled self_harm',
  'stroke_arm spine',
  'stroke_before stroke',
  'throat_closing breathing',
  'tongue_bite seizure',
  'trauma_event violence',
  'vaginal_bleeding_pregnant pregnancy_bleeding',
  'waters_broke pregnancy_bleeding',
]);

describe('the phrases of the findings', () => {
  it('are each understood as their finding', () => {
    const missed = findings.flatMap((finding) => said(finding).flatMap((text) => (extractSymptoms({ text, person: {}, answers: [] }, base).present.has(finding.id) ? [] : [`${finding.id}: "${text}"`])));
    expect(missed).toEqual([]);
  });

  it('raise no emergency that does not name their finding', () => {
    const named = new Map(base.rules.map(({ id, when }) => [id, new Set(when.flatMap(({ all = [], any = [] }) => [...all, ...any]))]));
    const wrong = findings.flatMap((finding) =>
      said(finding).flatMap((text) =>
        screen
          .raise({ text, person: {}, answers: [] })
          .filter(({ id, level }) => level === 'emergency' && !SAME_WORDS.has(`${finding.id} ${id}`) && !withAncestors(finding.id).some((own) => named.get(id)!.has(own)))
          .map(({ id }) => `${finding.id}: "${text}" raises ${id}`),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the names of the findings', () => {
  it('read well after "You did not mention …"', () => {
    const odd = findings.filter(({ name, kind }) => kind === 'symptom' && (/^(?:no|not|nothing|cannot|it|everything|others|the|better|worse) /.test(name) || /^[A-Z][a-z]+ /.test(name) || name.length > 62));
    expect(odd.map(({ id, name }) => `${id}: ${name}`)).toEqual([]);
  });
});

describe('the knowledge hangs together', () => {
  it('uses every finding', () => {
    const used = new Set([
      ...base.conditions.flatMap(({ entry }) => [...Object.keys(entry.findings), ...Object.keys(entry.risks), ...entry.excludes]),
      ...base.rules.flatMap(({ when }) => when.flatMap(({ all = [], any = [], none = [] }) => [...all, ...any, ...none])),
      ...findings.flatMap(({ from, parent, vulnerable, id }) => [...from.flat(), ...(parent ? [parent] : []), ...(vulnerable ? [id] : [])]),
    ]);
    const orphans = findings.filter(({ id, parent }) => !used.has(id) && !(parent && used.has(parent))).map(({ id }) => id);
    expect(orphans).toEqual([]);
  });

  it('reaches every red flag by the phrases of its findings', () => {
    const unreached = base.rules.filter(({ id, when }) => !when.some((one) => {
      const wanted = [...(one.all ?? []), ...(one.any ?? []).slice(0, one.at_least ?? 1)];
      const text = wanted.map((finding) => said(base.findings.get(finding)!)[0]!).join('. ');
      return screen.raise({ text, person: { age: one.age?.max ?? one.age?.min, sex: one.sex }, answers: [] }).some((flag) => flag.id === id);
    }));
    expect(unreached.map(({ id }) => id)).toEqual([]);
  });

  it('ranks every condition within five by its own most frequent findings', () => {
    const years = { infant: 0.5, child: 6, teen: 15, adult: 30, middle: 55, elder: 75 };
    const far = base.conditions.filter((condition) => {
      const { age, sex } = condition.entry.prevalence;
      const band = (Object.keys(years) as (keyof typeof years)[]).find((one) => (age[one] ?? 1) >= 1) ?? 'adult';
      const person = { age: years[band], sex: (sex.male ?? 1) < (sex.female ?? 1) ? ('female' as const) : ('male' as const) };
      const top = [...condition.listed.slice(0, 6), ...condition.listed.filter(([id]) => id in condition.entry.risks).slice(0, 1)];
      const present = new Map(top.flatMap(([id]) => withAncestors(id)).map((id) => [id, [id]]));
      const reading: Reading = { text: '', person, present, denied: new Set(), asked: new Set(), mentions: [], durationDays: undefined };
      return rankConditions(reading, base).findIndex((ranked) => ranked.condition === condition) >= 5;
    });
    expect(far.map(({ entry }) => entry.id)).toEqual([]);
  });
});
