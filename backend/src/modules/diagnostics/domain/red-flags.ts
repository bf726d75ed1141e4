import type { Language } from '@sahaay/contracts/constants';
import { quoter, raiseFlags, toMatches, type RedFlagMatch, type RedFlagRule } from '@sahaay/contracts/red-flags';
import type { Assessment, Complaint, ScreenedAssessment, Triage } from './assessment.js';
import { flagOf, type DangerNotice } from './noticed-danger.js';
import type { Reading } from './reading.js';
import { SENTENCES } from './sentences.js';

/** The deterministic screen for danger signs. It runs first, whatever analyser answers: an emergency is never left to a model. */
export class RedFlagScreen {
  constructor(
    /** The most immediate danger first. */
    private readonly rules: readonly RedFlagRule[],
    private readonly read: (complaint: Complaint) => Reading,
    private readonly notice: DangerNotice = () => null,
  ) {}

  /**
   * The flags a complaint raises, emergencies first and the most immediate danger first among them; their steps go together.
   * Where no rule finds an emergency and the second reader notices one, its flag comes first.
   */
  raise(complaint: Complaint): RedFlagMatch[] {
    const flags = this.byRules(complaint);
    if (flags[0]?.level === 'emergency') return flags;
    const noticed = this.notice(complaint.text);
    return noticed ? [flagOf(noticed, this.rules, complaint.language ?? 'en'), ...flags] : flags;
  }

  private byRules(complaint: Complaint): RedFlagMatch[] {
    const reading = this.read(complaint);
    const raised = raiseFlags(this.rules, reading.present, reading.person).sort(
      (a, b) => Number(b.rule.level === 'emergency') - Number(a.rule.level === 'emergency'),
    );
    return toMatches(raised, reading.present, quoter(complaint.text, reading.mentions), ({ hindi }) =>
      complaint.language === 'hi' ? hindi : undefined,
    );
  }
}

/** Joins flags and assessment: the more urgent of both decides, flags are never lowered. */
export function escalate(
  assessment: Assessment,
  flags: readonly RedFlagMatch[],
  language: Language = 'en',
): ScreenedAssessment {
  const say = SENTENCES[language];
  const first = flags[0];
  if (!first) return { ...assessment, redFlags: flags };
  if (first.level === 'emergency') {
    const triage: Triage = {
      level: 'emergency',
      advice: say.emergency[first.kind],
      steps: stepsOf(flags),
      warning: say.callNow,
    };
    const told = withoutLabels(assessment, flags);
    return { ...told, kind: 'emergency', message: null, triage, redFlags: flags };
  }
  const level = assessment.triage?.level;
  const kind = assessment.kind === 'not_medical' ? 'need_more_information' : assessment.kind;
  if (level === 'emergency' || level === 'urgent') return { ...assessment, kind, redFlags: flags };
  const triage: Triage = {
    level: 'urgent',
    advice: say.urgentFlag,
    steps: stepsOf(flags),
    warning: assessment.triage?.warning ?? null,
  };
  return { ...assessment, kind, triage, redFlags: flags };
}

/** What all flags say together: each has only what those before it do not say. */
function stepsOf(flags: readonly RedFlagMatch[]): readonly string[] {
  return flags.flatMap(({ steps }) => steps);
}

/**
 * Someone who thinks of suicide needs a person, and neither the name of an illness nor questions about one. To someone who is
 * beaten, illnesses that rest on those words alone are not named.
 */
function withoutLabels(assessment: Assessment, flags: readonly RedFlagMatch[]): Assessment {
  if (flags.some(({ kind }) => kind === 'self_harm')) return { ...assessment, conditions: [], followUp: [] };
  const words = flags.filter(({ kind }) => kind === 'violence').flatMap(({ evidence }) => evidence);
  const isOfOthers = (quote: string): boolean => !words.some((said) => said.includes(quote) || quote.includes(said));
  return {
    ...assessment,
    conditions: assessment.conditions.filter(({ supporting }) => words.length === 0 || supporting.some(isOfOthers)),
  };
}
