import type { Reading } from './reading.ts';
import { rankConditions } from '../ranking/rank-conditions.ts';
import type { Finding } from '../knowledge/schema.ts';
import { base, raise, read } from '../../testing/shipped.ts';

const findings = [...base.findings.values()];

/** More readings than this are not read one by one. */
const ALL_READ = 24;

/** `red|pink skin` → both readings; of a phrase with very many, as many as it takes to say every word once. A phrase of a family finding is said of the family. */
function said({ kind, phrases }: Finding): string[] {
  return phrases.flatMap((phrase) => {
    const head = kind === 'family' && !phrase.includes('family') ? ['family history of'] : [];
    const choices = phrase
      .replace(/^=/, '')
      .split(/\s+/)
      .map((part) => part.split('|'));
    const product = choices.reduce((number, words) => number * words.length, 1);
    const readings =
      product <= ALL_READ
        ? every(choices)
        : Array.from({ length: Math.max(...choices.map((words) => words.length)) }, (_, turn) =>
            choices.map((words) => words[turn % words.length]!),
          );
    return readings.map((words) => [...head, ...words].join(' '));
  });
}

function every(choices: readonly (readonly string[])[]): string[][] {
  return choices.reduce<string[][]>(
    (heads, words) => heads.flatMap((head) => words.map((word) => [...head, word])),
    [[]],
  );
}

function withAncestors(id: string): string[] {
  const out: string[] = [];
  for (let at: string | null | undefined = id; at; at = base.findings.get(at)?.parent) out.push(at);
  return out;
}

/** Ordinary findings whose words are those of a danger sign: the flag beside each is right to rise. */
const SAME_WORDS = new Set([
  'baby_moves_less child_danger',
  'baby_moves_less less_movements',
  'baby_moves_less newborn_not_breathing',
  'baby_teeth_coming labour_now',
  'bad_liquor bad_alcohol',
  'band_numb_trunk heart_attack',
  'bite_marks snake_bite',
  'bleeding_easy severe_bleeding',
  'blocked_nose breathing',
  'breathless_attacks asthma_attack',
  'breathless_attacks seizure',
  'burn_injury burn',
  'burn_small burn',
  'chest_pain_movement heart_attack',
  'chest_wall_tender heart_attack',
  'choked_on_object choking',
  'choked_on_object thing_inhaled',
  'cold_feet_one cold_limb',
  'cold_feet_one no_breathing',
  'discharge_foul_birth bleeding_after_birth',
  'disordered_talk drowsy_confused',
  'ear_hurt_pop head_injury',
  'elbow_pulled_child child_danger',
  'elbow_pulled_child less_movements',
  'elbow_pulled_child newborn_not_breathing',
  'epilepsy_known seizure',
  'face_electric_pain electric_shock',
  'face_electric_pain severe_bleeding',
  'faint_like_spells_stress seizure',
  'faint_like_spells_stress unconscious',
  'finger_crushed breathing',
  'finger_crushed crush_trapped',
  'finger_crushed lost_limb',
  'fish_bone choking',
  'fish_bone food_stuck_gullet',
  'forehead_move_loss stroke',
  'genital_sores penis_injury',
  'head_injury_ill head_injury',
  'headache_behind_eye eye_pierced',
  'headache_behind_eye severe_bleeding',
  'jaw_swells_meals anaphylaxis',
  'jaw_swells_meals ludwig',
  'jerky_movements seizure',
  'labour_due labour_now',
  'labour_due postpartum_mind',
  'leg_pain_sudden_cold cold_limb',
  'leg_pain_sudden_cold stroke',
  'lhermitte_relapse electric_shock',
  'limb_heavy_one stroke',
  'limp_child child_danger',
  'lip_bubble breathing',
  'low_oxygen breathing',
  'mouth_opens_less unconscious',
  'muscle_sore_after_effort early_labour',
  'muscle_spasm_face_neck seizure',
  'muscle_spasm_face_neck stroke',
  'muscle_weak_hips_shoulders stroke',
  'neck_stiff_move strangled',
  'nose_blow stroke',
  'numb_saddle urine_blocked',
  'pain_after_shingles skin_peeling',
  'painless_ulcer penis_injury',
  'paracetamol_overdose paracetamol_overdose',
  'penis_sore_red penis_injury',
  'pesticide_swallowed pesticide',
  'poor_concentration drowsy_confused',
  'postnasal_drip burn',
  'red_eye_patch eye_pierced',
  'seizure_whole_body unconscious',
  'shaking_after_stop alcohol_stop',
  'shoulder_stiff stroke',
  'skin_sunburned burn',
  'social_withdrawal captive_forced',
  'smoke_breathed breathing',
  'snake_bite_history snake_bite',
  'snoring breathing',
  'snoring choking',
  'snoring no_breathing',
  'spells_sweat_headache seizure',
  'spells_sweat_headache worst_headache',
  'stiff_limbs_child child_danger',
  'stiff_limbs_child cord_prolapse',
  'stool_mucus intussusception',
  'stroke_before mini_stroke',
  'stroke_before stroke',
  'talk_late_child unconscious',
  'throat_lump_feeling choking',
  'throat_membrane_grey diphtheria',
  'thumb_wrist_pain postpartum_mind',
  'tissue_passed pregnancy_bleeding',
  'toes_black flesh_infection',
  'tongue_bite seizure',
  'tooth_broken_hit head_injury',
  'trauma_event sexual_violence',
  'urgent_urine cauda_equina',
  'vaginal_bleeding_pregnant pregnancy_bleeding',
  'vein_cord_red cord_prolapse',
  'vision_lost retina_loose',
  'vomiting_attacks seizure',
  'warm_before_faint heat_stroke',
  'warm_before_faint unconscious',
  'waters_broke early_labour',
  'watery_stools cholera',
  'whooping_cough_fits seizure',
  'wrist_drop stroke',
]);

describe('the phrases of the findings', () => {
  it('are each understood as their finding', () => {
    const missed = findings.flatMap((finding) =>
      said(finding).flatMap((text) => (read(text).present.has(finding.id) ? [] : [`${finding.id}: "${text}"`])),
    );
    expect(missed).toEqual([]);
  });

  it('raise no emergency when they are of an ordinary finding', () => {
    const named = new Map(
      base.rules.map(({ id, when }) => [id, new Set(when.flatMap(({ all = [], any = [] }) => [...all, ...any]))]),
    );
    const isDanger = new Set([...named.values()].flatMap((ids) => [...ids]));
    const wrong = findings
      .filter(({ id }) => !isDanger.has(id))
      .flatMap((finding) =>
        said(finding).flatMap((text) =>
          raise(text)
            .filter(
              ({ id, level }) =>
                level === 'emergency' &&
                !SAME_WORDS.has(`${finding.id} ${id}`) &&
                !withAncestors(finding.id).some((own) => named.get(id)!.has(own)),
            )
            .map(({ id }) => `${finding.id}: "${text}" raises ${id}`),
        ),
      );
    expect(wrong).toEqual([]);
  });
});

describe('the names of the findings', () => {
  it('read well after "You did not mention …"', () => {
    const odd = findings.filter(
      ({ name, kind }) =>
        kind === 'symptom' &&
        (/^(?:no|not|nothing|cannot|it|everything|others|the|better|worse) /.test(name) ||
          /^[A-Z][a-z]+ /.test(name) ||
          name.length > 62),
    );
    expect(odd.map(({ id, name }) => `${id}: ${name}`)).toEqual([]);
  });
});

describe('the knowledge hangs together', () => {
  it('uses every finding', () => {
    const used = new Set([
      ...base.conditions.flatMap(({ entry }) => [
        ...Object.keys(entry.findings),
        ...Object.keys(entry.risks),
        ...entry.excludes,
      ]),
      ...base.rules.flatMap(({ when }) =>
        when.flatMap(({ all = [], any = [], none = [] }) => [...all, ...any, ...none]),
      ),
      ...findings.flatMap(({ from, parent, vulnerable, id }) => [
        ...from.flat(),
        ...(parent ? [parent] : []),
        ...(vulnerable ? [id] : []),
      ]),
      ...base.firstSigns.flatMap(({ hinted_by: hints = [] }) => hints),
    ]);
    const orphans = findings
      .filter(({ id, parent }) => !used.has(id) && !(parent && used.has(parent)))
      .map(({ id }) => id);
    expect(orphans).toEqual([]);
  });

  it('reaches every red flag by the phrases of its findings', () => {
    const unreached = base.rules.filter(
      ({ id, when }) =>
        !when.some((one) => {
          const wanted = [...(one.all ?? []), ...(one.any ?? []).slice(0, one.at_least ?? 1)];
          const text = wanted.map((finding) => said(base.findings.get(finding)!)[0]!).join('. ');
          return raise(text, { person: { age: one.age?.max ?? one.age?.min, sex: one.sex } }).some(
            (flag) => flag.id === id,
          );
        }),
    );
    expect(unreached.map(({ id }) => id)).toEqual([]);
  });

  it('ranks every condition within five by its own most frequent findings', () => {
    const years = { infant: 0.5, child: 6, teen: 15, adult: 30, middle: 55, elder: 75 };
    const far = base.conditions.filter((condition) => {
      const { age, sex } = condition.entry.prevalence;
      const band = (Object.keys(years) as (keyof typeof years)[]).find((one) => (age[one] ?? 1) >= 1) ?? 'adult';
      const person = {
        age: years[band],
        sex: (sex.male ?? 1) < (sex.female ?? 1) ? ('female' as const) : ('male' as const),
      };
      const top = [
        ...condition.listed.slice(0, 6),
        ...condition.listed.filter(([id]) => id in condition.entry.risks).slice(0, 1),
      ];
      const present = new Map(top.flatMap(([id]) => withAncestors(id)).map((id) => [id, [id]]));
      const reading: Reading = {
        complaint: { text: '', person, answers: [] },
        person: { ...person, who: 'self' },
        present,
        denied: new Set(),
        known: new Set(),
        asked: new Set(),
        disputed: {},
        chosen: new Set(),
        mentions: [],
        denials: [],
        understood: 1,
        read: 1,
        unread: [],
        durationDays: undefined,
      };
      return rankConditions(reading, base).findIndex((ranked) => ranked.condition === condition) >= 5;
    });
    expect(far.map(({ entry }) => entry.id)).toEqual([]);
  });
});
