import { chooseTips } from '../domain/choose-tips.js';
import { inLanguage, LIBRARY } from '../domain/library-tip.js';
import type { TipsRequest } from '../domain/reader.js';
import type { DailyTips } from '../domain/tip.js';
import { TipSource } from '../domain/tip-source.port.js';

/** Chooses from the tips that ship with the product. It asks no other service and never fails. */
export class LibraryTips extends TipSource {
  override tipsFor({ reader, day, language }: TipsRequest): Promise<DailyTips> {
    return Promise.resolve({
      tips: chooseTips(LIBRARY, reader, day).map((tip) => inLanguage(tip, language)),
      writtenBy: null,
    });
  }
}
