import {
  LIKELIHOODS,
  type AssessedCondition,
  type Likelihood,
  type Reading,
  type RedFlagMatch,
  type Triage,
} from '@sahaay/engine';
import { CARE_LEVELS } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';
import { FALLBACK_REASONS, type Assessment, type FallbackReason } from '../domain/assessment.js';
import { SymptomAnalyser } from '../domain/symptom-analyser.port.js';

const SHOWN = 5;

/**
 * Two opinions: the knowledge base always has its say, a language model may refine it and never lowers it. Danger signs are
 * answered at once, without the model.
 */
export class ResilientAnalyser extends SymptomAnalyser {
  constructor(
    private readonly own: SymptomAnalyser,
    private readonly model: SymptomAnalyser,
  ) {
    super();
  }

  override async analyse(reading: Reading, flags: readonly RedFlagMatch[]): Promise<Assessment> {
    const own = await this.own.analyse(reading, flags);
    // Someone who wants to die needs a person and not the name of an illness, whatever the text asks to be answered.
    if (flags.some(({ kind }) => kind === 'self_harm')) return { ...own, conditions: [], fallbackReason: 'emergency' };
    if (flags.some(({ level }) => level === 'emergency')) return { ...own, fallbackReason: 'emergency' };
    try {
      return join(own, await this.model.analyse(reading, flags));
    } catch (error) {
      return { ...own, fallbackReason: reasonOf(error) };
    }
  }
}

/** @throws any error that is not about the model being unavailable */
function reasonOf(error: unknown): FallbackReason {
  const reason =
    error instanceof DomainError && error.kind === 'unavailable'
      ? FALLBACK_REASONS.find((one) => one === error.reason)
      : undefined;
  if (!reason) throw error;
  return reason;
}

/** The model's illnesses first, as far as they are as urgent as what the knowledge base sees; the more urgent of both care levels. */
function join(own: Assessment, second: Assessment): Assessment {
  if (second.conditions.length === 0)
    return own.conditions.length === 0
      ? { ...second, kind: calmer(own, second), followUp: own.followUp, message: messageOf(own, second) }
      : { ...own, fallbackReason: 'overruled' };
  const triage = moreUrgent(own.triage, second.triage);
  return {
    ...second,
    kind: triage?.level === 'emergency' ? 'emergency' : 'diagnosis',
    conditions: inOneOrder(own, second).slice(0, SHOWN),
    triage,
    followUp: own.followUp,
  };
}

/**
 * What is milder than the knowledge base's care level never stands before its own candidates of that level, and is called no likelier than
 * they are: whoever is told to see someone today reads first why. Otherwise the model's order holds.
 */
function inOneOrder(own: Assessment, second: Assessment): readonly AssessedCondition[] {
  const named = new Set(second.conditions.map(({ name }) => name));
  const others = own.conditions.filter(({ name }) => !named.has(name));
  const isGrave = ({ urgency }: AssessedCondition): boolean =>
    own.triage !== null && CARE_LEVELS.indexOf(urgency) <= CARE_LEVELS.indexOf(own.triage.level);
  const milder = second.conditions.filter((condition) => !isGrave(condition));
  if (milder.length === 0 || !own.conditions.some(isGrave))
    return [...second.conditions, ...others.map(atMost('less_likely'))];
  const grave = [...second.conditions, ...others]
    .filter(isGrave)
    .sort((a, b) => LIKELIHOODS.indexOf(a.likelihood) - LIKELIHOODS.indexOf(b.likelihood));
  const rest = others.filter((condition) => !isGrave(condition));
  return [...grave, ...milder.map(atMost(grave.at(-1)!.likelihood)), ...rest.map(atMost('less_likely'))];
}

/** The same condition, called likely no more than `bound`. */
function atMost(bound: Likelihood): (condition: AssessedCondition) => AssessedCondition {
  return (condition) => ({
    ...condition,
    likelihood: LIKELIHOODS[Math.max(LIKELIHOODS.indexOf(bound), LIKELIHOODS.indexOf(condition.likelihood))]!,
  });
}

/** Whoever hears an illness in the text is believed rather than whoever hears none. */
function calmer(own: Assessment, second: Assessment): Assessment['kind'] {
  return own.kind === 'not_medical' && second.kind === 'not_medical' ? 'not_medical' : 'need_more_information';
}

function messageOf(own: Assessment, second: Assessment): string | null {
  return own.kind === 'not_medical' ? second.message : own.message;
}

function moreUrgent(one: Triage | null, other: Triage | null): Triage | null {
  if (!one || !other) return one ?? other;
  return CARE_LEVELS.indexOf(other.level) < CARE_LEVELS.indexOf(one.level) ? other : one;
}
