import { raiseFlags, toMatch, type RedFlagKind, type RedFlagMatch, type RedFlagRule } from '@sahaay/contracts/red-flags';
import type { AssessedCondition, Assessment, Complaint, ScreenedAssessment, Triage } from './assessment.js';
import type { Reading } from './reading.js';

const CALL_NOW = 'Call 112 now.';
/** Why it cannot wait. What to do stands in the heading and the steps. */
const EMERGENCY: Readonly<Record<RedFlagKind, string>> = {
  medical: 'Danger signs in your words can become life-threatening within minutes or hours.',
  self_harm: 'You deserve help right now, and people are there for you day and night.',
  poisoning: 'Some poisons do harm long before you feel it, so every minute counts.',
  violence: 'You have a right to be safe, and help is there day and night.',
};
const URGENT = 'A danger sign in your words should not wait until tomorrow.';

/** The deterministic screen for danger signs. It runs first, whatever analyser answers: an emergency is never left to a model. */
export class RedFlagScreen {
  constructor(
    private readonly rules: readonly RedFlagRule[],
    private readonly read: (complaint: Complaint) => Reading,
  ) {}

  /** The flags a complaint raises, most urgent first. */
  raise(complaint: Complaint): RedFlagMatch[] {
    const reading = this.read(complaint);
    return raiseFlags(this.rules, new Set(reading.present.keys()), reading.person)
      .sort((a, b) => Number(b.rule.level === 'emergency') - Number(a.rule.level === 'emergency'))
      .map((flag) => toMatch(flag, complaint.text, reading.mentions, reading.present));
  }
}

/** Joins flags and assessment: the more urgent of both decides, flags are never lowered. */
export function escalate(assessment: Assessment, flags: readonly RedFlagMatch[]): ScreenedAssessment {
  const first = flags[0];
  if (!first) return { ...assessment, redFlags: flags };
  if (first.level === 'emergency') {
    const triage: Triage = { level: 'emergency', advice: EMERGENCY[first.kind], steps: first.steps, warning: CALL_NOW };
    const conditions = withoutLabels(assessment.conditions, flags);
    return { ...assessment, kind: 'emergency', message: null, triage, conditions, redFlags: flags };
  }
  const level = assessment.triage?.level;
  const kind = assessment.kind === 'not_medical' ? 'need_more_information' : assessment.kind;
  if (level === 'emergency' || level === 'urgent') return { ...assessment, kind, redFlags: flags };
  const triage: Triage = { level: 'urgent', advice: URGENT, steps: first.steps, warning: assessment.triage?.warning ?? null };
  return { ...assessment, kind, triage, redFlags: flags };
}

/**
 * Someone who thinks of suicide, or is beaten, needs a person and not the name of an illness: conditions that rest on
 * those words alone are left out.
 */
function withoutLabels(conditions: readonly AssessedCondition[], flags: readonly RedFlagMatch[]): readonly AssessedCondition[] {
  const words = flags.filter(({ kind }) => kind === 'self_harm' || kind === 'violence').flatMap(({ evidence }) => evidence);
  return conditions.filter(({ supporting }) => words.length === 0 || supporting.some((quote) => !words.some((said) => said.includes(quote) || quote.includes(said))));
}
