import { Logger } from '@nestjs/common';
import { CARE_LEVELS, type CareLevel } from '@sahaay/contracts/constants';
import { generateText, NoObjectGeneratedError, NoOutputGeneratedError, Output, type LanguageModel, type ModelMessage } from 'ai';
import { DomainError } from '../../../../shared/errors.js';
import { OutsideService } from '../../../../shared/resilience/outside-service.js';
import type { Assessment, Complaint } from '../../domain/assessment.js';
import { SENTENCES } from '../../domain/sentences.js';
import { SymptomAnalyser } from '../../domain/symptom-analyser.port.js';
import { extractSymptoms } from '../knowledge-base/extract-symptoms.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { answerSchema, problemsOf, type Answer, type Known } from './answer.js';
import { KnownConditions } from './known-conditions.js';
import { askedToRest, isPassing, statusOf, toUnavailable, UnusableAnswer } from './llm-failure.js';
import type { LlmSettings } from './llm-settings.js';
import { loadModel } from './load-model.js';
import { INSTRUCTIONS, toData } from './prompt.js';
import { TokenBudget } from './token-budget.js';

/** An answer of five conditions has about 700 tokens. */
const MOST_TOKENS = 2000;
/** How much of a failed answer a model is shown again, in characters. */
const SHOWN_AGAIN = 4000;
/** About so many characters make a token of English; other scripts need more tokens. */
const CHARACTERS_A_TOKEN = 3;
const BANDS = ['likely', 'possible', 'less_likely'];

interface Said {
  readonly text: string;
  readonly answer: Answer | undefined;
}

/** Asks a language model, with what the knowledge base found as its ground. Nothing that was said goes into a log or an error. */
export class LlmAnalyser extends SymptomAnalyser {
  readonly service: OutsideService;
  private readonly log = new Logger('LanguageModel');
  private readonly known: KnownConditions;
  private readonly budget: TokenBudget;

  private constructor(
    private readonly settings: LlmSettings,
    private readonly model: LanguageModel,
    private readonly base: KnowledgeBase,
    private readonly own: SymptomAnalyser,
  ) {
    super();
    this.known = new KnownConditions(base);
    this.budget = new TokenBudget(settings.dailyTokens);
    this.service = new OutsideService('language model', {
      deadline: settings.timeout,
      atOnce: 32,
      failures: 5,
      rest: 30_000,
      retries: 1,
      isPassing,
      isFailure: (error) => !(error instanceof UnusableAnswer),
      askedToRest,
    });
  }

  /** @param own the analyser whose answer the model is given as its ground */
  static async of(settings: LlmSettings, base: KnowledgeBase, own: SymptomAnalyser): Promise<LlmAnalyser> {
    return new LlmAnalyser(settings, await loadModel(settings), base, own);
  }

  override async analyse(complaint: Complaint): Promise<Assessment> {
    if (this.budget.isSpent) throw new DomainError('unavailable', 'budget', 'The language model has nothing left to say today.');
    const own = await this.own.analyse(complaint);
    const data = toData(complaint, extractSymptoms(complaint, this.base), own, this.base);
    try {
      const answer = await this.service.call((signal) => this.ask(data, this.known.about(complaint), signal));
      return this.toAssessment(answer, complaint, own);
    } catch (error) {
      const failure = toUnavailable(error);
      if (failure.reason !== 'circuit_open') this.log.warn(`The language model did not answer: ${failure.reason}${statusOf(error) ? ` (status ${statusOf(error)})` : ''}`);
      throw failure;
    }
  }

  /** One question, and one more when the answer cannot be used. */
  private async ask(data: string, known: Known, signal: AbortSignal): Promise<Answer> {
    const question: ModelMessage = { role: 'user', content: data };
    const first = await this.say([question], signal);
    const problems = first.answer ? problemsOf(first.answer, known) : ['answer with one JSON object of the schema and nothing else'];
    if (first.answer && problems.length === 0) return first.answer;
    const repair = `Your answer cannot be used. Answer again, as one JSON object of the schema:\n${[...new Set(problems)].join('\n')}`;
    const told: ModelMessage[] = [question, { role: 'assistant', content: first.text.slice(0, SHOWN_AGAIN) || '{}' }, { role: 'user', content: repair }];
    const { answer } = await this.say(told, signal);
    if (!answer || problemsOf(answer, known).length > 0) throw new UnusableAnswer('bad_answer');
    return answer;
  }

  /** @throws UnusableAnswer when the model refuses; what the library throws when there is no answer at all */
  private async say(messages: ModelMessage[], signal: AbortSignal): Promise<Said> {
    const { temperature } = this.settings;
    const size = messages.reduce((sum, { content }) => sum + content.length, INSTRUCTIONS.length);
    let tokens = Math.ceil(size / CHARACTERS_A_TOKEN);
    try {
      const result = await generateText({
        model: this.model,
        instructions: INSTRUCTIONS,
        messages,
        output: Output.object({ schema: answerSchema, name: 'assessment' }),
        maxOutputTokens: MOST_TOKENS,
        abortSignal: signal,
        maxRetries: 0,
        ...(temperature !== null && { temperature }),
      });
      tokens = result.usage.totalTokens ?? tokens;
      if (result.finishReason === 'content-filter') throw new UnusableAnswer('refused');
      // Reading `output` throws when the model stopped before its end.
      return { text: result.text, answer: result.output };
    } catch (error) {
      if (NoOutputGeneratedError.isInstance(error)) return { text: '', answer: undefined };
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      tokens = error.usage?.totalTokens ?? tokens;
      if (error.finishReason === 'content-filter') throw new UnusableAnswer('refused');
      return { text: error.text ?? '', answer: undefined };
    } finally {
      this.budget.spend(tokens);
    }
  }

  private toAssessment({ kind, care_level: said, conditions: answered }: Answer, complaint: Complaint, own: Assessment): Assessment {
    const say = SENTENCES[complaint.language ?? 'en'];
    const shared = { followUp: kind === 'not_medical' ? [] : own.followUp, engine: 'llm' as const };
    if (kind !== 'diagnosis') return { kind, conditions: [], triage: null, message: kind === 'not_medical' ? say.notMedical : say.needMore, ...shared };
    const described = answered.map((one) => this.known.describe(one, complaint, own));
    const conditions = described.filter(({ name }, index) => described.findIndex((one) => one.name === name) === index);
    conditions.sort((a, b) => BANDS.indexOf(a.likelihood) - BANDS.indexOf(b.likelihood));
    const level = mostUrgent([said, ...conditions.filter(({ likelihood }) => likelihood === 'likely').map(({ urgency }) => urgency)]);
    const triage = { level, advice: say.advice[level], steps: own.triage?.level === level ? own.triage.steps : [], warning: say.warning };
    return { kind: level === 'emergency' ? 'emergency' : 'diagnosis', conditions, triage, message: null, ...shared };
  }
}

function mostUrgent(levels: readonly CareLevel[]): CareLevel {
  return CARE_LEVELS.find((level) => levels.includes(level))!;
}
