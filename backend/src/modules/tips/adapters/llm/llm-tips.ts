import { modelProvider, type ConnectedModel, type ModelAsker } from '../../../language-model/public.js';
import type { TipsRequest } from '../../domain/reader.js';
import type { DailyTips } from '../../domain/tip.js';
import { TipSource } from '../../domain/tip-source.port.js';
import { problemsOf, writtenTips } from './written-tips.js';
import { INSTRUCTIONS, toData } from './prompt.js';

/** Six tips in Hindi have about 900 tokens. */
const MOST_TOKENS = 2000;
/**
 * The deadline of the model, in milliseconds. Nobody waits that long; tips that come late go to the next people who
 * ask.
 */
const DEADLINE = 20_000;

/**
 * Has a language model write tips for the age band and the gender of a reader, and for the season. Rules check the tips
 * before anybody reads them.
 */
export class LlmTips extends TipSource {
  private readonly asker: ModelAsker;
  private readonly provider: string;

  constructor(model: ConnectedModel) {
    super();
    this.asker = model.askerFor({ name: 'tips_model', deadline: DEADLINE, atOnce: 4 });
    this.provider = modelProvider(model.settings) ?? 'Sahaay';
  }

  override async tipsFor(request: TipsRequest): Promise<DailyTips> {
    const { tips } = await this.asker.ask({
      instructions: INSTRUCTIONS,
      data: toData(request),
      schema: writtenTips,
      name: 'tips',
      mostTokens: MOST_TOKENS,
      problemsOf: (written) => problemsOf(written, request.language),
    });
    return {
      tips: tips.map(({ title, description }) => ({
        title: title.trim(),
        description: description.trim(),
        source: null,
      })),
      writtenBy: this.provider,
    };
  }
}
