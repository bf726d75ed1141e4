import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** HarfBuzz's flag for keeping the glyphs that are named and none besides: otherwise each letter brings every conjunct it is part of. */
const NO_LAYOUT_CLOSURE = 0x200;
/** The flag for leaving out the instructions for coarse screens: a third of the file, and unused at the size of a heading. */
const NO_HINTING = 0x1;
/** HarfBuzz's number for a blob that it may read and not change. */
const READ_ONLY = 1;

/** The calls of HarfBuzz's subsetter that are used here. Numbers are addresses in its memory. */
interface Subsetter {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(data: number, bytes: number, mode: number, userData: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_or_fail(face: number, input: number): number;
}

async function loadSubsetter(): Promise<Subsetter> {
  const file = createRequire(import.meta.url)
    .resolve('harfbuzzjs')
    .replace(/[^/]*$/, 'harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize();
  return subsetter;
}

/**
 * The font with these characters and these glyphs alone.
 *
 * @param font a TrueType font
 * @param codePoints the characters that it can still show one by one
 * @param glyphs the numbers of the glyphs that stand for several characters, such as conjuncts
 * @throws Error when HarfBuzz cannot read the font
 */
export async function subsetFont(
  font: Uint8Array,
  codePoints: Iterable<number>,
  glyphs: Iterable<number>,
): Promise<Uint8Array> {
  const hb = await loadSubsetter();
  const address = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, address);
  const face = hb.hb_face_create(hb.hb_blob_create(address, font.length, READ_ONLY, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  for (const codePoint of codePoints) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), codePoint);
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  hb.hb_subset_input_set_flags(input, NO_LAYOUT_CLOSURE | NO_HINTING);
  const subset = hb.hb_subset_or_fail(face, input);
  if (subset === 0) throw new Error('HarfBuzz could not make a subset of the font.');
  const blob = hb.hb_face_reference_blob(subset);
  const bytes = hb.hb_blob_get_length(blob);
  const from = hb.hb_blob_get_data(blob, 0);
  return new Uint8Array(hb.memory.buffer).slice(from, from + bytes);
}
