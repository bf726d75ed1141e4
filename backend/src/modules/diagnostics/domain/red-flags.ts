import type { Language } from '@sahaay/contracts/constants';
import { quoter, raiseFlags, toMatch, type RedFlagMatch, type RedFlagRule } from '@sahaay/contracts/red-flags';
import type { AssessedCondition, Assessment, Complaint, ScreenedAssessment, Triage } from './assessment.js';
import type { Reading } from './reading.js';
import { SENTENCES } from './sentences.js';

/** The deterministic screen for danger signs. It runs first, whatever analyser answers: an emergency is never left to a model. */
export class RedFlagScreen {
  constructor(
    private readonly rules: readonly RedFlagRule[],
    private readonly read: (complaint: Complaint) => Reading,
  ) {}

  /** The flags a complaint raises, most urgent first. */
  raise(complaint: Complaint): RedFlagMatch[] {
    const reading = this.read(complaint);
    const quote = quoter(complaint.text, reading.mentions);
    return raiseFlags(this.rules, reading.present, reading.person)
      .sort((a, b) => Number(b.rule.level === 'emergency') - Number(a.rule.level === 'emergency'))
      .map((flag) => toMatch(flag, reading.present, quote, complaint.language));
  }
}

/** Joins flags and assessment: the more urgent of both decides, flags are never lowered. */
export function escalate(assessment: Assessment, flags: readonly RedFlagMatch[], language: Language = 'en'): ScreenedAssessment {
  const say = SENTENCES[language];
  const first = flags[0];
  if (!first) return { ...assessment, redFlags: flags };
  if (first.level === 'emergency') {
    const triage: Triage = { level: 'emergency', advice: say.emergency[first.kind], steps: first.steps, warning: say.callNow };
    const conditions = withoutLabels(assessment.conditions, flags);
    return { ...assessment, kind: 'emergency', message: null, triage, conditions, redFlags: flags };
  }
  const level = assessment.triage?.level;
  const kind = assessment.kind === 'not_medical' ? 'need_more_information' : assessment.kind;
  if (level === 'emergency' || level === 'urgent') return { ...assessment, kind, redFlags: flags };
  const triage: Triage = { level: 'urgent', advice: say.urgentFlag, steps: first.steps, warning: assessment.triage?.warning ?? null };
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
