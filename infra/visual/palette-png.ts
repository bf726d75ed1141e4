import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;
/** The steps in which colours are rounded, of 255; the second where the first leaves too many. */
const STEPS = [16, 32] as const;

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

interface Indexed {
  readonly colours: readonly number[];
  /** One byte a pixel, and one before each row, as PNG has it. */
  readonly rows: Buffer;
}

function indexed(width: number, height: number, pixels: Uint8Array, step: number): Indexed {
  const numbers = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  const rounded = (value: number): number => Math.min(255, Math.round(value / step) * step);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(pixel * 3, pixel * 3 + 3);
    const colour = (rounded(red) << 16) | (rounded(green) << 8) | rounded(blue);
    const number = numbers.get(colour) ?? numbers.size;
    numbers.set(colour, number);
    rows[pixel + Math.floor(pixel / width) + 1] = number;
  }
  return { colours: [...numbers.keys()], rows };
}

/**
 * Packs a picture as a PNG of at most 256 colours, a third of the bytes that it has otherwise.
 *
 * @param pixels three bytes a pixel, row by row
 * @throws Error when it has more colours than that even in coarse steps
 */
export function palettePng(width: number, height: number, pixels: Uint8Array): Buffer {
  for (const step of STEPS) {
    const { colours, rows } = indexed(width, height, pixels, step);
    if (colours.length > MOST_COLOURS) continue;
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width, 0);
    head.writeUInt32BE(height, 4);
    head.set([8, 3], 8);
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', head),
      chunk('PLTE', Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
      chunk('IDAT', deflateSync(rows, { level: 9 })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
  throw new Error('The picture has too many colours.');
}
