import type { TipsRequest } from './reader.js';
import type { DailyTips } from './tip.js';

/** Where the tips of a day come from. Every implementation passes `tip-source.contract.ts`. */
export abstract class TipSource {
  /**
   * Four to eight tips on different things, in the language of the request.
   *
   * @throws DomainError unavailable when there are none now
   */
  abstract tipsFor(request: TipsRequest): Promise<DailyTips>;
}
