/** What only the one in need can do: a helper lets them. */
const DONE_BY_ONESELF = [
  'drink|eat|sip|sleep|rest|lie|sit|stand|walk|breathe|gargle|chew|suck|swallow|wear|bend|stretch|swim|read|talk|speak',
  'lean|kneel|relax|spit|brush|study|carry the school bag|roll the foot|raise and lower|open the mouth|look far',
  'get up|go to the toilet|go to school|go towards|go on moving|do (?:no sport|gentle|belly|breathing|a little)',
  'move (?:every day|and|a little|more|your head)|stay (?:alone|at home|in shade|out of|active|away from babies|in bed)',
  'hold your breath|rinse (?:with (?:warm )?salt water|gently with|the mouth|the nose)|strengthen|swallow, yawn|blow the nose',
  'stay with (?:people|someone)|take (?:pills sitting|deep breaths|breaks|two short naps|short|your time|all weight)|lift with|stop (?:and|hard sport|walking|work)',
].join('|');
const NOT_BY_ONESELF = [
  'drink|eat|smoke|drive|walk|stand|sit|lie|lean|bend|lift|blow|swallow|lick|bite|fast|fly|dive|climb|scratch|squeeze|pick',
  'stay alone|go alone|go higher|go with|become pregnant|hold your urine|share|whisper|read|sleep',
].join('|');
const MEDICINE =
  'no|your (?!time|card|papers|pregnancy)|paracetamol|only|folic|small sips|nothing|the (?:medicine|iron|yearly|painkiller)|all tablets|an allergy|3 spoons';
const PLACE = String.raw`(?:an? |the |your )(?:[\w'’]+ )*?(?:hospital|doctor|dentist|surgeon|centre|physiotherapist|pharmacist|therapist)\b`;

/** How a step is said to a helper; "you" stands for the one in need. The first that fits holds. */
const STEPS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^do not take (?=ibuprofen|aspirin|laxatives|worm|new|medicine)`, 'i'), 'do not give you '],
  [new RegExp(`^do not (?=(?:${NOT_BY_ONESELF})\\b)`, 'i'), 'do not let you '],
  [new RegExp(`^take (?=(?:${MEDICINE}))`, 'i'), 'give you '],
  [/^take (?=(?:it|them|the one) )/i, 'let you take '],
  [new RegExp(`^(?:see|go to) (?=${PLACE})`, 'i'), 'take you to '],
  [/^go (?=(?:in|out )?to (?:shade|a cool|a warm|fresh))/i, 'bring you '],
  [/^(?=stop (?:smoking|tobacco|all tobacco|gutka|thumb)|lose weight)/i, 'help you '],
  [new RegExp(`^(?=(?:${DONE_BY_ONESELF})\\b)`, 'i'), 'let you '],
];
/** "If you feel faint, lie down": where the condition ends and the step begins. */
const AFTER_CONDITION = /^((?:if|when|while|before|after|once|until) [^,]+, )(.+)$/is;

/** "Rest, shade and ORS help": no step. */
const SAYS_WHAT_HELPS = /\bhelps?[.;]\s*$/;

/** Says a step, which is written for the one in need, to the one who helps; any other clause stays. */
export function inStep(clause: string): string {
  const [, condition = '', step = clause] = AFTER_CONDITION.exec(clause) ?? [];
  const rule = STEPS.find(([says]) => says.test(step));
  if (!rule || SAYS_WHAT_HELPS.test(step)) return clause;
  const [says, helper] = rule;
  const first = step[0]!;
  const said = `${helper}${step.replace(says, '').replace(/^./, (letter) => letter.toLowerCase())}`;
  const joined = helper.startsWith('do not')
    ? said.replace(/ and do not /, ' or ')
    : said.replace(/( and|, but|,) do not /, '$1 not ');
  return condition + (first === first.toUpperCase() ? joined[0]!.toUpperCase() + joined.slice(1) : joined);
}
