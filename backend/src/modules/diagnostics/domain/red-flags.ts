import { raiseFlags, toMatch, type RedFlagMatch, type RedFlagRule } from '@sahaay/contracts/red-flags';
import type { Assessment, Complaint, ScreenedAssessment, Triage } from './assessment.js';
import type { Reading } from './reading.js';

const CALL_NOW = 'Call 112 now.';
const ADVICE = {
  emergency: 'This may be an emergency. Call 112 or go to the nearest emergency hospital now.',
  urgent: 'These signs need a doctor today.',
} as const;

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
    const triage: Triage = { level: 'emergency', advice: ADVICE.emergency, steps: first.steps, warning: CALL_NOW };
    return { ...assessment, kind: 'emergency', message: null, triage, redFlags: flags };
  }
  const level = assessment.triage?.level;
  const kind = assessment.kind === 'not_medical' ? 'need_more_information' : assessment.kind;
  if (level === 'emergency' || level === 'urgent') return { ...assessment, kind, redFlags: flags };
  const triage: Triage = { level: 'urgent', advice: ADVICE.urgent, steps: first.steps, warning: assessment.triage?.warning ?? null };
  return { ...assessment, kind, triage, redFlags: flags };
}
