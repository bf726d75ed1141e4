// This command cuts the Latin font of headings out of Mukta: Western Europe's letters and the marks that the product writes,
// without the instructions for coarse screens. Every page of the first visit waits for it on a slow line.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compress, decompress } from 'wawoff2';
import { subsetFont } from './subset.ts';

const target = path.resolve(import.meta.dirname, '../../frontend-shell/src/styles/mukta-latin-700.woff2');
const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);
/** Beside the ranges. */
const SIGNS = [0x131, 0x152, 0x153, 0x2022, 0x2026, 0x20ac, 0x2122, 0x2191, 0x2193, 0x2212];
/** The same as in `fonts.css`, which tells browsers what not to ask of the font. */
const LETTERS = [...SIGNS, ...from(0x20, 0x7e), ...from(0xa0, 0xff), ...from(0x2013, 0x2014), ...from(0x2018, 0x201e)];

const woff2 = createRequire(import.meta.url).resolve('@fontsource/mukta/files/mukta-latin-700-normal.woff2');
const subset = await compress(await subsetFont(await decompress(readFileSync(woff2)), LETTERS, []));
writeFileSync(target, subset);
process.stdout.write(`${subset.length} bytes instead of ${readFileSync(woff2).length}.\n`);
