import {
  LIKELIHOODS,
  SENTENCES,
  type Complaint,
  type KnowledgeBase,
  type Reading,
  type RedFlagMatch,
} from '@sahaay/engine';
import { CARE_LEVELS, type CareLevel } from '@sahaay/contracts/constants';
import type { AnswerCache, ConnectedModel, ModelAsker } from '../../../language-model/public.js';
import type { OutsideService } from '../../../../shared/resilience/outside-service.js';
import type { Assessment } from '../../domain/assessment.js';
import { SymptomAnalyser } from '../../domain/symptom-analyser.port.js';
import { answerSchema, problemsOf, type Answer } from './answer.js';
import { KnownConditions } from './known-conditions.js';
import { INSTRUCTIONS, toData } from './prompt.js';

/** An answer of five conditions has about 700 tokens. */
const MOST_TOKENS = 2000;

/** Asks a language model, with what the knowledge base found as its ground. */
export class LlmAnalyser extends SymptomAnalyser {
  private readonly asker: ModelAsker;
  private readonly askedOf: string;
  private readonly known: KnownConditions;

  /**
   * @param own the analyser whose answer the model is given as its ground
   * @param answers keeps what was answered; without it everything is asked
   */
  constructor(
    model: ConnectedModel,
    private readonly base: KnowledgeBase,
    private readonly own: SymptomAnalyser,
    private readonly answers?: AnswerCache,
  ) {
    super();
    this.known = new KnownConditions(base);
    const { provider, model: name, baseUrl, temperature } = model.settings;
    this.askedOf = JSON.stringify([provider, name, baseUrl, temperature, INSTRUCTIONS]);
    this.asker = model.askerFor({ name: 'symptoms_model', deadline: model.settings.timeout, atOnce: 32 });
  }

  get circuit(): OutsideService['state'] {
    return this.asker.service.state;
  }

  override async analyse(reading: Reading, flags: readonly RedFlagMatch[]): Promise<Assessment> {
    const { complaint } = reading;
    const own = await this.own.analyse(reading, flags);
    const known = this.known.about(complaint);
    const ask = () =>
      this.asker.ask({
        instructions: INSTRUCTIONS,
        data: toData(reading, own, this.base),
        schema: answerSchema,
        name: 'assessment',
        mostTokens: MOST_TOKENS,
        problemsOf: (said) => problemsOf(said, known),
      });
    // The same words, however they are spaced and in small letters or great, are the same question.
    const text = complaint.text.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();
    const alike = { ...reading, complaint: { ...complaint, text } };
    const read = (kept: unknown): Answer | undefined => {
      const { success, data } = answerSchema.safeParse(kept);
      return success && problemsOf(data, known).length === 0 ? data : undefined;
    };
    const answer = this.answers
      ? await this.answers.answer(this.askedOf + toData(alike, own, this.base), read, ask)
      : await ask();
    return this.toAssessment(answer, complaint, own);
  }

  private toAssessment(
    { kind, care_level: said, conditions: answered }: Answer,
    complaint: Complaint,
    own: Assessment,
  ): Assessment {
    const say = SENTENCES[complaint.language ?? 'en'];
    const shared = { followUp: kind === 'not_medical' ? [] : own.followUp, engine: 'llm' as const };
    if (kind !== 'diagnosis')
      return {
        kind,
        conditions: [],
        triage: null,
        message: kind === 'not_medical' ? say.notMedical : say.needMore,
        ...shared,
      };
    const described = answered.map((one) => this.known.describe(one, complaint, own));
    const conditions = described.filter(({ name }, index) => described.findIndex((one) => one.name === name) === index);
    conditions.sort((a, b) => LIKELIHOODS.indexOf(a.likelihood) - LIKELIHOODS.indexOf(b.likelihood));
    const level = mostUrgent([
      said,
      ...conditions.filter(({ likelihood }) => likelihood === 'likely').map(({ urgency }) => urgency),
    ]);
    const triage = {
      level,
      advice: say.advice[level],
      steps: own.triage?.level === level ? own.triage.steps : [],
      warning: say.warning,
    };
    return { kind: level === 'emergency' ? 'emergency' : 'diagnosis', conditions, triage, message: null, ...shared };
  }
}

function mostUrgent(levels: readonly CareLevel[]): CareLevel {
  return CARE_LEVELS.find((level) => levels.includes(level))!;
}
