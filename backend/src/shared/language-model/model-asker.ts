import { Logger } from '@nestjs/common';
import { generateText, NoObjectGeneratedError, NoOutputGeneratedError, Output, type LanguageModel, type ModelMessage } from 'ai';
import type { ZodType } from 'zod';
import { DomainError } from '../errors.js';
import { OutsideService } from '../resilience/outside-service.js';
import { askedToRest, isPassing, statusOf, toUnavailable, UnusableAnswer } from './model-failure.js';
import type { TokenBudget } from './token-budget.js';

/** How much of a failed answer a model is shown again, in characters. */
const SHOWN_AGAIN = 4000;
/** About so many characters make a token of English; other scripts need more tokens. */
const CHARACTERS_A_TOKEN = 3;

/** What a model is asked, and which answers can be used. */
export interface Question<T> {
  /** The same for everybody: nothing that a person typed ever becomes part of it. */
  readonly instructions: string;
  /** What this question is about, as JSON. */
  readonly data: string;
  readonly schema: ZodType<T>;
  /** What the schema describes, in one word. */
  readonly name: string;
  /** The longest answer, in tokens. */
  readonly mostTokens: number;
  /** What is wrong with an answer of the right shape, in sentences that quote nothing of it; empty when it may be used. */
  readonly problemsOf: (answer: T) => readonly string[];
}

/** How one purpose may use the model. */
export interface Purpose {
  /** For the log and metrics. */
  readonly name: string;
  /** For a whole answer, a second try included, in milliseconds. */
  readonly deadline: number;
  /** How many questions are open at once. */
  readonly atOnce: number;
}

interface Said<T> {
  readonly text: string;
  readonly answer: T | undefined;
}

/** Asks a language model for one purpose and gives back checked answers. Nothing that was said goes into a log or an error. */
export class ModelAsker {
  readonly service: OutsideService;
  private readonly log = new Logger('LanguageModel');

  /** @param temperature null: the model's own */
  constructor(
    { name, deadline, atOnce }: Purpose,
    private readonly model: LanguageModel,
    private readonly temperature: number | null,
    private readonly budget: TokenBudget,
  ) {
    this.service = new OutsideService(name, {
      deadline,
      atOnce,
      failures: 5,
      rest: 30_000,
      retries: 1,
      isPassing,
      isFailure: (error) => !(error instanceof UnusableAnswer),
      askedToRest,
    });
  }

  /** @throws DomainError unavailable; its reason says why the model does not answer, `budget` among them */
  async ask<T>(question: Question<T>): Promise<T> {
    if (this.budget.isSpent) throw new DomainError('unavailable', 'budget', 'The language model has nothing left to say today.');
    try {
      return await this.service.call((signal) => this.answer(question, signal));
    } catch (error) {
      const failure = toUnavailable(error);
      if (failure.reason !== 'circuit_open') this.log.warn(`The language model did not answer: ${failure.reason}${statusOf(error) ? ` (status ${statusOf(error)})` : ''}`);
      throw failure;
    }
  }

  /** One question, and one more when the answer cannot be used. */
  private async answer<T>(question: Question<T>, signal: AbortSignal): Promise<T> {
    const asked: ModelMessage = { role: 'user', content: question.data };
    const first = await this.say(question, [asked], signal);
    const problems = first.answer ? question.problemsOf(first.answer) : ['answer with one JSON object of the schema and nothing else'];
    if (first.answer && problems.length === 0) return first.answer;
    const repair = `Your answer cannot be used. Answer again, as one JSON object of the schema:\n${[...new Set(problems)].join('\n')}`;
    const told: ModelMessage[] = [asked, { role: 'assistant', content: first.text.slice(0, SHOWN_AGAIN) || '{}' }, { role: 'user', content: repair }];
    const { answer } = await this.say(question, told, signal);
    if (!answer || question.problemsOf(answer).length > 0) throw new UnusableAnswer('bad_answer');
    return answer;
  }

  /** @throws UnusableAnswer when the model refuses; what the library throws when there is no answer at all */
  private async say<T>({ instructions, schema, name, mostTokens }: Question<T>, messages: ModelMessage[], signal: AbortSignal): Promise<Said<T>> {
    const size = messages.reduce((sum, { content }) => sum + content.length, instructions.length);
    let tokens = Math.ceil(size / CHARACTERS_A_TOKEN);
    try {
      const result = await generateText({
        model: this.model,
        instructions,
        messages,
        output: Output.object({ schema, name }),
        maxOutputTokens: mostTokens,
        abortSignal: signal,
        maxRetries: 0,
        ...(this.temperature !== null && { temperature: this.temperature }),
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
}
