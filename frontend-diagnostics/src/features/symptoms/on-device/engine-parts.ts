import english from '@sahaay/engine/device/en.json?url';
import hindi from '@sahaay/engine/device/hi.json?url';
import knowledge from '@sahaay/engine/device/knowledge.json?url';
import models from '@sahaay/engine/device/models.json?url';
import words from '@sahaay/engine/device/words.json?url';
import sizes from '@sahaay/engine/device/sizes.json';

const URLS = { knowledge, models, words, en: english, hi: hindi } as const;

import type { EngineQuestion } from './messages.ts';

/** A part of the engine, as it travels. */
export type PartName = keyof typeof URLS;

/**
 * The parts that a question needs. Whoever asks in Devanagari may be answered in Hindi, whatever language the page speaks; words
 * of other languages are told anew in Hindi.
 */
export function partsFor({ language, asked, isForeign = false }: EngineQuestion): readonly PartName[] {
  const text = asked?.symptomsText ?? '';
  const isInDevanagari = /\p{Script=Devanagari}/u.test(text);
  const isInOtherLetters = /(?![\p{Script=Devanagari}\p{Script=Latin}])\p{L}/u.test(text);
  return [
    'knowledge',
    'models',
    language,
    ...(isInDevanagari ? (['hi'] as const) : []),
    ...(isForeign || isInOtherLetters ? (['words'] as const) : []),
  ];
}

/** A file of the engine that could not be fetched. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}

/**
 * Fetches one part.
 *
 * @param onBytes is told how many bytes have come since it was told last, as they are when unpacked
 * @throws NotFetched when it does not come whole
 */
export async function fetchPart(name: PartName, onBytes: (count: number) => void): Promise<unknown> {
  try {
    const response = await fetch(URLS[name]);
    if (!response.ok || !response.body) throw new Error(`The server answered ${response.status}.`);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        onBytes(bytes.length);
        controller.enqueue(bytes);
      },
    });
    return await new Response(response.body.pipeThrough(counter)).json();
  } catch (cause) {
    if (cause instanceof RangeError) throw cause;
    throw new NotFetched(`The part ${name} of the engine could not be fetched.`, { cause });
  }
}

/** How many bytes the parts have, unpacked. */
export const bytesOf = (names: readonly PartName[]): number => names.reduce((sum, name) => sum + sizes[name].bytes, 0);
