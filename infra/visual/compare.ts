import type { Picture } from './picture.ts';

/** A pixel is another one when one of its colours is off by more than this, of 255. What a kept picture rounds away is 8. */
const MOST_OFF = 24;
/** A picture is looked at in squares of this many pixels, 32 px of the page. */
const SQUARE = 16;
/** A square is another one when more of its pixels are. Text from another build of the same browser changes fewer. */
const MOST_OF_SQUARE = 0.12;
/** And so many rows may be missing at the end. */
const MOST_ROWS = 2;

export interface Comparison {
  /** What is another one, in words; undefined for pictures that are alike. */
  readonly difference: string | undefined;
  /** The largest share of a square's pixels that are other ones. */
  readonly worst: number;
  /** The new picture, faded, with the squares that differ in red. */
  readonly shown: Picture;
}

const isOther = (one: Picture, other: Picture, x: number, y: number): boolean => {
  for (let channel = 0; channel < 3; channel += 1) {
    const before = one.pixels[(y * one.width + x) * 3 + channel]!;
    const now = other.pixels[(y * other.width + x) * 3 + channel]!;
    if (Math.abs(before - now) > MOST_OFF) return true;
  }
  return false;
};

/** The share of other pixels in the square that begins at this corner. */
function shareOfSquare(before: Picture, now: Picture, left: number, top: number): number {
  const [right, bottom] = [
    Math.min(left + SQUARE, before.width, now.width),
    Math.min(top + SQUARE, before.height, now.height),
  ];
  let others = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) if (isOther(before, now, x, y)) others += 1;
  return others / SQUARE ** 2;
}

/** Compares a kept picture with a new one of the same page, both at half size. */
export function compare(before: Picture, now: Picture): Comparison {
  const shown = { ...now, pixels: now.pixels.map((value) => 255 - ((255 - value) >> 2)) };
  const size = ({ width, height }: Picture): string => `${width * 2} × ${height * 2} px`;
  let worst = 0;
  let squares = 0;
  for (let top = 0; top < now.height; top += SQUARE)
    for (let left = 0; left < now.width; left += SQUARE) {
      const share = shareOfSquare(before, now, left, top);
      worst = Math.max(worst, share);
      if (share <= MOST_OF_SQUARE) continue;
      squares += 1;
      for (let y = top; y < Math.min(top + SQUARE, now.height); y += 1)
        for (let x = left; x < Math.min(left + SQUARE, now.width); x += 1) shown.pixels[(y * now.width + x) * 3] = 255;
    }
  const differences = [
    (before.width !== now.width || Math.abs(before.height - now.height) > MOST_ROWS) &&
      `is ${size(now)} and was ${size(before)}`,
    squares > 0 && `differs in ${squares} places`,
  ].filter((difference) => difference !== false);
  return { difference: differences.join(', ') || undefined, worst, shown };
}
