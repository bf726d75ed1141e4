import { Module } from '@nestjs/common';
import { Retention } from '../../shared/retention/retention.js';
import { AccountModule } from '../account/public.js';
import { LANGUAGE_MODEL, LanguageModelModule, type ConnectedModel } from '../language-model/public.js';
import { KeptTips } from './adapters/kept-tips.js';
import { KeptTipsStore } from './adapters/kept-tips.store.js';
import { KeptTipsQueries } from './adapters/kept-tips.queries.js';
import { LibraryTips } from './adapters/library-tips.js';
import { dayInIndia } from './domain/day-in-india.js';
import { TipSource } from './domain/tip-source.port.js';
import { TipsController } from './http/tips.controller.js';
import { ListTips } from './use-cases/list-tips.js';

/** A person waits this long for the model, in milliseconds, since nobody looks longer at a list that is loading. */
const PATIENCE = 4000;

@Module({
  imports: [AccountModule, LanguageModelModule],
  controllers: [TipsController],
  providers: [
    ListTips,
    KeptTipsQueries,
    KeptTipsStore,
    { provide: TipSource, useFactory: chooseSource, inject: [LANGUAGE_MODEL, KeptTipsStore] },
  ],
  exports: [KeptTipsQueries],
})
export class TipsModule {
  constructor(retention: Retention, kept: KeptTipsStore) {
    retention.keep({ of: 'daily_tips', everyMinutes: 60, remove: () => kept.forgetBefore(dayInIndia(new Date())) });
  }
}

async function chooseSource(model: ConnectedModel | null, kept: KeptTipsStore): Promise<TipSource> {
  const library = new LibraryTips();
  if (!model) return library;
  const { LlmTips } = await import('./adapters/llm/llm-tips.js');
  return new KeptTips(kept, new LlmTips(model), library, Math.min(model.settings.timeout, PATIENCE));
}
