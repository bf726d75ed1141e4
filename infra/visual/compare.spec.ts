import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compare } from './compare.ts';
import { halved, load, write, type Picture } from './picture.ts';

type Colour = readonly [red: number, green: number, blue: number];
const PAPER: Colour = [251, 248, 241];
const INK: Colour = [23, 48, 43];
const NEEM: Colour = [11, 93, 78];
const NEEM_PRESSED: Colour = [8, 72, 60];
const FADED: Colour = [40, 122, 107];

function empty(width: number, height: number): Picture {
  const pixels = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) pixels.set(PAPER, pixel * 3);
  return { width, height, pixels };
}

function fill(picture: Picture, left: number, top: number, wide: number, high: number, colour: Colour): void {
  for (let y = top; y < top + high; y += 1)
    for (let x = left; x < left + wide; x += 1) picture.pixels.set(colour, (y * picture.width + x) * 3);
}

/** A page with a button, and lines of text made of strokes as wide and as far from each other as those of letters. */
function page({ button = NEEM, textMoved = 0, soft = 0, height = 400 } = {}): Picture {
  const picture = empty(360, height);
  fill(picture, 16, 300, 150, 52, button);
  const edge = INK.map((value, channel) => value + soft * (PAPER[channel]! - value)) as unknown as Colour;
  for (let line = 0; line < 4; line += 1)
    for (let letter = 0; letter < 30; letter += 1) {
      fill(picture, 16 + letter * 9 + textMoved, 40 + line * 26, 2, 14, INK);
      fill(picture, 18 + letter * 9 + textMoved, 40 + line * 26, 1, 14, edge);
    }
  return halved(picture);
}

const folder = mkdtempSync(path.join(tmpdir(), 'sahaay-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The picture as it comes back from its file. */
function kept(picture: Picture): Picture {
  const file = path.join(folder, 'kept.png');
  write(file, picture);
  return load(file);
}

describe('a kept picture and a new one', () => {
  it('of the same page are alike, though the file has rounded the colours', () => {
    expect(compare(kept(page()), page())).toMatchObject({ difference: undefined, worst: 0 });
  });

  it('are alike when the soft edges of the letters are a tenth lighter, as another computer may draw them', () => {
    expect(compare(kept(page({ soft: 0.5 })), page({ soft: 0.6 })).difference).toBeUndefined();
  });

  it('differ when text stands 4 px further to the right', () => {
    expect(compare(kept(page()), page({ textMoved: 4 })).difference).toMatch(/^differs in \d+ places$/);
  });

  it('differ when text stands 1 px further to the right', () => {
    expect(compare(kept(page()), page({ textMoved: 1 })).difference).toMatch(/^differs in \d+ places$/);
  });

  it('differ when a button is a little lighter', () => {
    expect(compare(kept(page()), page({ button: FADED })).difference).toMatch(/^differs in \d+ places$/);
  });

  it('are still alike when a colour is off by less than what is rounded', () => {
    expect(compare(kept(page()), page({ button: NEEM_PRESSED })).difference).toBeUndefined();
  });

  it('differ when the page is 8 px higher', () => {
    expect(compare(kept(page()), page({ height: 408 })).difference).toBe('is 360 × 408 px and was 360 × 400 px');
  });

  it('differ when a button has gone', () => {
    expect(compare(kept(page()), page({ button: PAPER })).difference).toMatch(/^differs in \d+ places$/);
  });
});
