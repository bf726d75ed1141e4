const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A short key for an English text, by which its words in another language are found: a fetched file need not repeat the
 * English (FNV-1a of 32 bits, in Latin letters and digits).
 */
export function textKey(text: string): string {
  let hash = OFFSET;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return (hash >>> 0).toString(36);
}

/** Texts in another language, each with the keys of the English ones that it says, parted by a space. */
export interface PackedTexts {
  readonly keys: readonly string[];
  readonly texts: readonly string[];
}

/** What says an English text in the other language; undefined for one that is not among them. */
export function unpackTexts({ keys, texts }: PackedTexts): (english: string) => string | undefined {
  const known = new Map(keys.flatMap((line, at) => line.split(' ').map((key) => [key, texts[at]] as const)));
  return (english) => known.get(textKey(english));
}
