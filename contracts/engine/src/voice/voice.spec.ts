import { base } from '../../testing/shipped.ts';
import { NOTICED } from '../red-flags/noticed-texts.ts';
import { SENTENCES } from '../sentences.ts';
import { KEPT, OWN_FORMS } from './exceptions.ts';
import { inVoice } from './voice.ts';
import type { ThirdPerson } from './voices.ts';

const VOICES = ['child', 'other'] as const satisfies readonly ThirdPerson[];
const conditions = base.conditions.map(({ entry }) => entry);

const QUESTIONS = [...base.findings.values()].map(({ question }) => question);
const STEPS = [
  ...conditions.flatMap(({ self_care: steps, warning }) => [...steps, ...(warning ? [warning] : [])]),
  ...base.rules.flatMap(({ title, steps }) => [title, ...steps]),
  ...NOTICED.en.steps,
];
const SAID = Object.values(SENTENCES).map(({ advice, adviceRaised, emergency, urgentFlag, warning }) => [
  ...Object.values(advice),
  ...Object.values(adviceRaised),
  ...Object.values(emergency),
  urgentFlag,
  warning,
]);
const ENGLISH = [...SAID[0]!, ...QUESTIONS, ...STEPS, ...conditions.map(({ definition }) => definition)];
const HINDI = [
  ...SAID[1]!,
  ...[...base.findings.values()].flatMap(({ question_hi: hindi }) => hindi ?? []),
  ...conditions.flatMap(({ self_care_hi: steps, definition_hi: definition }) => [...steps, definition]),
  ...base.rules.flatMap(({ hindi }) => (hindi ? [hindi.title, ...hindi.steps] : [])),
];

/** "You" may stay where a text names the one in need, and so speaks to the helper. */
const NAMES_SOMEBODY = /\b(?:child|baby|person|patient|her|mother|somebody)\b/i;
const SECOND_PERSON = /\b(?:you(?! wrote| describe)|yours?|yourself)\b/i;
const MISFIT = new RegExp(
  [
    '(?:^|[.?!] |when |if |that |while |because |, |; )the child (?:have|are|were|do|bleed|feel|go|need|pass|vomit|cough|faint|sweat|lose|get)\\b',
    '(?:give|given|gave|to|near|around) they\\b',
    '(?:does|is|has|was) they\\b',
    'they (?:is|has|was|does)\\b',
    "^(?:do|have) the child\\b(?!'s)",
    '\\b(?:them|the child) (?:is|has) them',
    "let the child's",
    '(?:soon|how|lately|although|worm)s tablets?\\b',
    "the child's(?: the| their| own child)",
  ].join('|'),
  'i',
);

describe.each(VOICES)('every text, said of %s', (voice) => {
  it('speaks to nobody as the one in need', () => {
    const left = ENGLISH.filter((text) => !KEPT.has(text) && !OWN_FORMS[text] && !NAMES_SOMEBODY.test(text))
      .map((text) => inVoice(text, voice, 'en'))
      .filter((text) => SECOND_PERSON.test(text));
    expect(left).toEqual([]);
  });

  it('is whole English, begun with a capital letter', () => {
    const said = ENGLISH.map((text) => inVoice(text, voice, 'en'));
    expect(said.filter((text) => MISFIT.test(text) || /(?:^|[.!?] )[a-z]/.test(text))).toEqual([]);
  });

  it('speaks to nobody as the one in need in Hindi', () => {
    const left = HINDI.map((text) => inVoice(text, voice, 'hi')).filter((text) =>
      /(?<![\p{L}\p{M}])(?<!अपने )(?:आप|आपको|आपके|आपका|आपकी|आपने)(?![\p{L}\p{M}])(?! (?:बातों|लिखी))/u.test(text),
    );
    expect(left).toEqual([]);
  });
});

describe('a text in the right person', () => {
  it.each([
    ['Do your joints hurt?', "Do the child's joints hurt?", 'Do their joints hurt?'],
    ['Do you have a fever?', 'Does the child have a fever?', 'Do they have a fever?'],
    ['Have you lost your appetite?', 'Has the child lost their appetite?', 'Have they lost their appetite?'],
    ['Does light bother you?', 'Does light bother the child?', 'Does light bother them?'],
    [
      'Does it get worse when you walk or work hard?',
      'Does it get worse when the child runs or plays hard?',
      'Does it get worse when they walk or work hard?',
    ],
    [
      'Drink water, ORS or coconut water often.',
      'Let the child drink water, ORS or coconut water often.',
      'Let them drink water, ORS or coconut water often.',
    ],
    [
      'Take paracetamol for fever. Do not take aspirin or ibuprofen.',
      'Give the child paracetamol for fever. Do not give them aspirin or ibuprofen.',
      'Give them paracetamol for fever. Do not give them aspirin or ibuprofen.',
    ],
    ['See a doctor today.', 'Take the child to a doctor today.', 'Take them to a doctor today.'],
    ['Press on the wound.', 'Press on the wound.', 'Press on the wound.'],
    [
      'Switch off the power before you touch the person.',
      'Switch off the power before you touch the child.',
      'Switch off the power before you touch the person.',
    ],
    [
      'If a doctor has given you an adrenaline pen, use it now.',
      'If a doctor has given the child an adrenaline pen, use it now.',
      'If a doctor has given them an adrenaline pen, use it now.',
    ],
  ])('"%s"', (text, child, other) => {
    expect(VOICES.map((voice) => inVoice(text, voice, 'en'))).toEqual([child, other]);
    expect(inVoice(text, 'self', 'en')).toBe(text);
  });

  it.each([
    ['क्या आपके पेट में दर्द है?', 'क्या बच्चे के पेट में दर्द है?', 'क्या उनके पेट में दर्द है?'],
    ['क्या आप बेहोश हुए थे?', 'क्या बच्चा बेहोश हुआ था?', 'क्या वे बेहोश हुए थे?'],
    ['पानी पिएँ।', 'पानी पिलाएँ।', 'पानी पिलाएँ।'],
    ['अपने आप ठीक हो जाता है।', 'अपने आप ठीक हो जाता है।', 'अपने आप ठीक हो जाता है।'],
  ])('"%s"', (text, child, other) => {
    expect(VOICES.map((voice) => inVoice(text, voice, 'hi'))).toEqual([child, other]);
  });

  it.each([
    [
      'If this is happening now, call 112. Say where you are and what you see.',
      'If this is happening now, call 112. Say where you are and what you see.',
    ],
    ['Measure the sugar if you can.', 'Measure the sugar if you can.'],
    ['Drink water if you can keep it down.', 'Let them drink water if they can keep it down.'],
    [
      'If a doctor has given you medicine for chest pain, take it as told.',
      'If a doctor has given them medicine for chest pain, let them take it as told.',
    ],
    ['Be with someone you trust, or call them.', 'Stay with them, or bring someone they trust.'],
  ])('tells the one who helps from the one in need: "%s"', (text, other) => {
    expect(inVoice(text, 'other', 'en')).toBe(other);
  });

  it('knows every exception by the text as it stands', () => {
    const texts = new Set([...ENGLISH, ...HINDI]);
    expect([...KEPT, ...Object.keys(OWN_FORMS)].filter((text) => !texts.has(text))).toEqual([]);
  });
});
