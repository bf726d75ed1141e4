import type { Schema } from '@sahaay/contracts';

/** What a page is told, by the server or by another page of the same browser. */
export type LiveEvent =
  | { readonly kind: 'news'; readonly id: string; readonly news: Schema<'LiveNewsEvent'> }
  /** Some was missed: the page has to ask for what it shows. */
  | { readonly kind: 'anew'; readonly id?: string; readonly spread: number };

/** Reads an event as the server sends it; undefined for one that says no more than that the stream is open. */
export function readEvent(event: string | undefined, id: string, data: string): LiveEvent | undefined {
  if (event === 'news') return { kind: 'news', id, news: JSON.parse(data) as Schema<'LiveNewsEvent'> };
  if (event === 'anew') return { kind: 'anew', id, spread: (JSON.parse(data) as Schema<'LiveAnewEvent'>).spread };
  return undefined;
}
