import { CARE_LEVELS } from '@sahaay/contracts/constants';
import { DomainError } from '../../../shared/errors.js';
import { FALLBACK_REASONS, type Assessment, type Complaint, type FallbackReason, type Triage } from '../domain/assessment.js';
import type { RedFlagScreen } from '../domain/red-flags.js';
import { SymptomAnalyser } from '../domain/symptom-analyser.port.js';

const SHOWN = 5;

/**
 * Two opinions: the knowledge base always has its say, a language model may refine it and never lowers it. Danger signs are
 * answered at once, without the model.
 */
export class ResilientAnalyser extends SymptomAnalyser {
  constructor(
    private readonly screen: RedFlagScreen,
    private readonly own: SymptomAnalyser,
    private readonly model: SymptomAnalyser,
  ) {
    super();
  }

  override async analyse(complaint: Complaint): Promise<Assessment> {
    const own = await this.own.analyse(complaint);
    if (this.screen.raise(complaint).some(({ level }) => level === 'emergency')) return { ...own, fallbackReason: 'emergency' };
    try {
      return join(own, await this.model.analyse(complaint));
    } catch (error) {
      return { ...own, fallbackReason: reasonOf(error) };
    }
  }
}

/** @throws any error that is not about the model being unavailable */
function reasonOf(error: unknown): FallbackReason {
  const reason = error instanceof DomainError && error.kind === 'unavailable' ? FALLBACK_REASONS.find((one) => one === error.reason) : undefined;
  if (!reason) throw error;
  return reason;
}

/** The model's illnesses first, then what else the knowledge base sees; the more urgent of both care levels. */
function join(own: Assessment, second: Assessment): Assessment {
  if (second.conditions.length === 0) return own.conditions.length === 0 ? { ...second, kind: calmer(own, second), followUp: own.followUp, message: messageOf(own, second) } : { ...own, fallbackReason: 'overruled' };
  const named = new Set(second.conditions.map(({ name }) => name));
  const others = own.conditions.filter(({ name }) => !named.has(name)).map((condition) => ({ ...condition, likelihood: 'less_likely' as const }));
  const triage = moreUrgent(own.triage, second.triage);
  return {
    ...second,
    kind: triage?.level === 'emergency' ? 'emergency' : 'diagnosis',
    conditions: [...second.conditions, ...others].slice(0, SHOWN),
    triage,
    followUp: own.followUp,
  };
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
