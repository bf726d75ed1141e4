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

/** When the model is shown its failed answer again, it sees this many characters of it. */
const SHOWN_AGAIN = 4000;
/** A token of English has about this many characters; other scripts need more tokens. */
const CHARACTERS_A_TOKEN = 3;

/** A question to a model, with the rules for an answer that can be used. */
export interface Question<T> {
  /** The instructions are the same for everybody, and nothing that a person typed ever becomes part of them. */
  readonly instructions: string;
  /** The matter of this question, as JSON. */
  readonly data: string;
  readonly schema: ZodType<T>;
  /** The name of what the schema describes, in one word. */
  readonly name: string;
  /** The longest answer, in tokens. */
  readonly mostTokens: number;
  /**
   * Says what is wrong with an answer of the right shape, in sentences that quote nothing of it. The list is empty when
   * the answer may be used.
   */
  readonly problemsOf: (answer: T) => readonly string[];
}

/** One purpose for which the model is asked, with its bounds. */
export interface Purpose {
  /** The log and the metrics show this name. */
  readonly name: string;
  /** The time for a whole answer, a second try included, in milliseconds. */
  readonly deadline: number;
  /** The number of questions that may be open at once. */
  readonly atOnce: number;
}

interface Said<T> {
  readonly text: string;
  readonly answer: T | undefined;
}

/** The model that is asked, and the places where its use is written down. */
interface Asked {
  readonly model: LanguageModel;
  /** The temperature to ask for; null leaves it to the model. */
  readonly temperature: number | null;
  readonly services: OutsideServices;
  readonly usage: ModelUsage;
  /** Bounds what a day may cost; undefined when nothing does. */
  readonly spending: DailySpending | undefined;
}

/**
 * Asks a language model for one purpose and answers what passed the checks. No word of a question or an answer goes
 * into a log, a metric or an error.
 */
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

  /**
   * @throws DomainError unavailable, whose reason says why the model does not answer; `budget` is one of the reasons
   */
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

  /** Asks once, and once more when the first answer cannot be used. */
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

  /**
   * Asks the model once.
   * @throws UnusableAnswer when the model refuses; BudgetSpent; what the library throws when there is no answer at all
   */
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
          // No provider charges for an answer whose status is an error.
          if ((statusOf(error) ?? 0) >= 400) used({ in: 0, out: 0 });
          throw error;
        }
        used(tokensOf(error.usage));
        if (error.finishReason === 'content-filter') throw new UnusableAnswer('refused');
        return { text: error.text ?? '', answer: undefined };
      }
    });
  }

  /**
   * Books a request before it is sent, and settles the booking afterwards.
   * @param request calls its parameter with the tokens that were used; when it does not, the estimate of what went in
   *   counts
   */
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

/**
 * Whether an error counts against the model's circuit. Bad answers and refusals do not, since one person could provoke
 * them and so take the model away from all others.
 */
function isFailure(error: unknown): boolean {
  return !(error instanceof UnusableAnswer || error instanceof BudgetSpent);
}

function tokensOf(usage: LanguageModelUsage | undefined): Tokens | undefined {
  return usage?.inputTokens === undefined ? undefined : { in: usage.inputTokens, out: usage.outputTokens ?? 0 };
}
