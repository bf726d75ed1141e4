import { readFileSync, writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { palettePng } from './palette-png.ts';

/** Three bytes a pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Reads a PNG. */
export function decode(png: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(png);
  const pixels = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1) pixels[pixel * 3 + channel] = data[pixel * 4 + channel]!;
  return { width, height, pixels };
}

/** The picture at half its size, each pixel the mean of four: the soft edges of letters, which differ between computers, fade. */
export function halved({ width, height, pixels }: Picture): Picture {
  const half = { width: width >> 1, height: height >> 1 };
  const means = new Uint8Array(half.width * half.height * 3);
  for (let y = 0; y < half.height; y += 1)
    for (let x = 0; x < half.width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const first = (2 * y * width + 2 * x) * 3 + channel;
        const below = first + width * 3;
        const sum = pixels[first]! + pixels[first + 3]! + pixels[below]! + pixels[below + 3]!;
        means[(y * half.width + x) * 3 + channel] = Math.round(sum / 4);
      }
  return { ...half, pixels: means };
}

/** Writes a picture as PNG. Its colours are rounded, by less than what is compared. */
export const write = (file: string, { width, height, pixels }: Picture): void =>
  writeFileSync(file, palettePng(width, height, pixels));

export const load = (file: string): Picture => decode(readFileSync(file));
