// This command cuts the font of headings in Hindi and Marathi out of Mukta: every letter of both languages, and those
// conjuncts that the product's own words have. All conjuncts of the font would be three times the budget.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';
import { compress, decompress } from 'wawoff2';
import { subsetFont } from './subset.ts';

const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, 'frontend-shell/src/styles/mukta-devanagari-700.woff2');
/** Where the product's words in Devanagari stand. */
const SOURCES = [
  'contracts/languages/**/*.ts',
  'contracts/engine/knowledge/**/*.json',
  'backend/src/modules/**/*.json',
];
const WORDS = /[\u0900-\u097f\u200c\u200d]+/g;
/** Everything that Hindi and Marathi write: signs, letters, vowel signs, digits, danda; the joiners, and the dotted circle under a lone sign. */
const LETTERS = [
  ...Array.from({ length: 0x970 - 0x901 }, (_, index) => 0x901 + index).filter((code) => !isForeign(code)),
  0x972,
  0x20,
  0x200c,
  0x200d,
  0x20b9,
  0x25cc,
];

/** Letters of Sanskrit, Sindhi, Kashmiri and the southern languages. */
function isForeign(code: number): boolean {
  return (
    [0x904, 0x90c, 0x90e, 0x912, 0x929, 0x934, 0x93a, 0x93b, 0x93d, 0x944, 0x946, 0x94a, 0x94e, 0x94f].includes(code) ||
    (code >= 0x951 && code <= 0x957) ||
    (code >= 0x960 && code <= 0x963)
  );
}

const woff2 = createRequire(import.meta.url).resolve('@fontsource/mukta/files/mukta-devanagari-700-normal.woff2');
const whole = await decompress(readFileSync(woff2));
const font = new Font(new Face(new Blob(whole.slice().buffer)));

const words = new Set(
  SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).flatMap(
    (file) => readFileSync(path.join(root, file), 'utf8').match(WORDS) ?? [],
  ),
);
const glyphs = new Set<number>();
for (const word of words)
  for (const language of ['hi', 'mr']) {
    const buffer = new TextBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    shape(font, buffer);
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  }

const subset = await compress(await subsetFont(whole, LETTERS, glyphs));
writeFileSync(target, subset);
process.stdout.write(
  `${words.size} words need ${glyphs.size} glyphs: ${subset.length} bytes instead of ${readFileSync(woff2).length}.\n`,
);
