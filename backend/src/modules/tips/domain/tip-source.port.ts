import type { TipsRequest } from './reader.js';
import type { DailyTips } from './tip.js';

/** Makes the tips of a day. Every implementation passes `tip-source.contract.ts`. */
export abstract class TipSource {
  /**
   * Answers four to eight tips on different topics, in the language of the request.
   * @throws DomainError unavailable when there are no tips now
   */
  abstract tipsFor(request: TipsRequest): Promise<DailyTips>;
}
