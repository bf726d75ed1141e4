import { inVoice } from '../../contracts/engine/src/voice/voice.ts';
import { textKey, type PackedTexts } from '../../contracts/src/i18n/text-key.ts';

/**
 * Packs what a language says for English texts. The API says some of them of a child or of somebody else ("Let them lie
 * down"); those lead to the same words.
 *
 * @throws when two English texts have one key
 */
export function packTexts(texts: Readonly<Record<string, string>>): PackedTexts {
  const owner = new Map<string, string>();
  const keysOf = (english: string): string =>
    [...new Set([english, inVoice(english, 'child', 'en'), inVoice(english, 'other', 'en')])]
      .map(textKey)
      .filter((key) => !owner.has(key) || owner.get(key) === english)
      .map((key) => {
        owner.set(key, english);
        return key;
      })
      .join(' ');
  const all = Object.keys(texts);
  const own = new Map(all.map((english) => [textKey(english), english]));
  if (own.size < all.length) throw new Error('Two English texts have one key: textKey needs more letters.');
  for (const [key, english] of own) owner.set(key, english);
  return { keys: all.map(keysOf), texts: Object.values(texts) };
}
