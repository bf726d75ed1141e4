import type { Locale } from '@sahaay/contracts/i18n';
import { useEffect } from 'react';
import { whenIdle } from '@sahaay/contracts/late';
import { fetchAnswerParts } from '../answer/on-demand.tsx';
import { fetchEngine } from './device-engine.ts';
import { wordsAreKept } from './keep-words.ts';
import { mayFetchWhenIdle } from './may-fetch.ts';

/** Fetches the engine once the page rests, and what shows its answer, so that both are here when the network is not. */
export function useEngineWhenIdle(locale: Locale): void {
  useEffect(() => {
    if (!mayFetchWhenIdle(wordsAreKept())) return undefined;
    // A failure shows when an answer is wanted, and the engine is then fetched again.
    return whenIdle(() => {
      fetchEngine(locale);
      fetchAnswerParts();
    });
  }, [locale]);
}
