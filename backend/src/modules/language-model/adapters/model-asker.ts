import { Logger } from '@nestjs/common';
import {
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  type LanguageModel,
  type LanguageModelUsage,
  type ModelMessage,
} from 'ai';
import type { ZodType } from 'zod';
import type { OutsideService } from '../../../shared/resilience/outside-service.js';
import type { OutsideServices } from '../../../shared/resilience/outside-services.js';
import type { DailySpending } from './daily-spending.js';
import { askedToRest, BudgetSpent, isPassing, statusOf, toUnavailable, UnusableAnswer } from './model-failure.js';
import type { ModelUsage } from './model-usage.js';
import type { Tokens } from '../domain/prices.js';

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

/** Who is asked, and who keeps the books. */
interface Asked {
  readonly model: LanguageModel;
  /** Null: the model's own. */
  readonly temperature: number | null;
  readonly services: OutsideServices;
  readonly usage: ModelUsage;
  /** Undefined: no bound. */
  readonly spending: DailySpending | undefined;
}

/** Asks a language model for one purpose and gives back checked answers. Nothing that was said goes into a log, a metric or an error. */
export class ModelAsker {
  readonly service: OutsideService;
  private readonly log = new Logger('LanguageModel');

  constructor(
    private readonly purpose: Purpose,
    private readonly asked: Asked,
  ) {
    const { name, deadline, atOnce } = purpose;
    this.service = asked.services.open(name, {
      deadline,
      atOnce,
      failures: 5,
      rest: 30_000,
      retries: 1,
      isPassing,
      isFailure,
      askedToRest,
    });
  }

  /** @throws DomainError unavailable; its reason says why the model does not answer, `budget` among them */
  async ask<T>(question: Question<T>): Promise<T> {
    const { usage } = this.asked;
    try {
      const { answer, repaired } = await this.service.call((signal) => this.answer(question, signal));
      usage.question(this.purpose.name, repaired ? 'repaired' : 'answered');
      return answer;
    } catch (error) {
      const failure = toUnavailable(error);
      usage.question(this.purpose.name, failure.reason);
      if (failure.reason !== 'circuit_open')
        this.log.warn(
          `The language model did not answer: ${failure.reason}${statusOf(error) ? ` (status ${statusOf(error)})` : ''}`,
        );
      throw failure;
    }
  }

  /** One question, and one more when the answer cannot be used. */
  private async answer<T>(question: Question<T>, signal: AbortSignal): Promise<{ answer: T; repaired: boolean }> {
    const asked: ModelMessage = { role: 'user', content: question.data };
    const first = await this.say(question, [asked], signal);
    const problems = first.answer
      ? question.problemsOf(first.answer)
      : ['answer with one JSON object of the schema and nothing else'];
    if (first.answer && problems.length === 0) return { answer: first.answer, repaired: false };
    const repair = `Your answer cannot be used. Answer again, as one JSON object of the schema:\n${[...new Set(problems)].join('\n')}`;
    const told: ModelMessage[] = [
      asked,
      { role: 'assistant', content: first.text.slice(0, SHOWN_AGAIN) || '{}' },
      { role: 'user', content: repair },
    ];
    const { answer } = await this.say(question, told, signal);
    if (!answer || question.problemsOf(answer).length > 0) throw new UnusableAnswer('bad_answer');
    return { answer, repaired: true };
  }

  /** @throws UnusableAnswer when the model refuses; BudgetSpent; what the library throws when there is no answer at all */
  private async say<T>(
    { instructions, schema, name, mostTokens }: Question<T>,
    messages: ModelMessage[],
    signal: AbortSignal,
  ): Promise<Said<T>> {
    const { model, temperature } = this.asked;
    const size = messages.reduce((sum, { content }) => sum + content.length, instructions.length);
    const estimate: Tokens = { in: Math.ceil(size / CHARACTERS_A_TOKEN), out: Math.ceil(mostTokens / 2) };
    return this.booked(estimate, async (used) => {
      try {
        const result = await generateText({
          model,
          instructions,
          messages,
          output: Output.object({ schema, name }),
          maxOutputTokens: mostTokens,
          abortSignal: signal,
          maxRetries: 0,
          ...(temperature !== null && { temperature }),
        });
        used(tokensOf(result.usage));
        if (result.finishReason === 'content-filter') throw new UnusableAnswer('refused');
        // Reading `output` throws when the model stopped before its end.
        return { text: result.text, answer: result.output };
      } catch (error) {
        if (NoOutputGeneratedError.isInstance(error)) return { text: '', answer: undefined };
        if (!NoObjectGeneratedError.isInstance(error)) {
          // Nobody charges for an answer that says no.
          if ((statusOf(error) ?? 0) >= 400) used({ in: 0, out: 0 });
          throw error;
        }
        used(tokensOf(error.usage));
        if (error.finishReason === 'content-filter') throw new UnusableAnswer('refused');
        return { text: error.text ?? '', answer: undefined };
      }
    });
  }

  /** Keeps the books about one request. @param request says what it used, where that is known; else the estimate of what went in counts */
  private async booked<T>(
    estimate: Tokens,
    request: (used: (tokens: Tokens | undefined) => void) => Promise<T>,
  ): Promise<T> {
    const { spending, usage } = this.asked;
    const booking = await spending?.book(estimate);
    if (spending && !booking) throw new BudgetSpent();
    let known: Tokens | undefined;
    try {
      return await request((tokens) => (known = tokens));
    } finally {
      const tokens = known ?? { in: estimate.in, out: 0 };
      usage.spent(this.purpose.name, tokens);
      if (booking) await spending?.settle(booking, tokens);
    }
  }
}

/** Bad answers and refusals could be provoked by a person, for all others. */
function isFailure(error: unknown): boolean {
  return !(error instanceof UnusableAnswer || error instanceof BudgetSpent);
}

function tokensOf(usage: LanguageModelUsage | undefined): Tokens | undefined {
  return usage?.inputTokens === undefined ? undefined : { in: usage.inputTokens, out: usage.outputTokens ?? 0 };
}
