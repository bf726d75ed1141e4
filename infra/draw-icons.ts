// This command draws the icons that some systems want as pixels from the vector ones: favicon.ico, the icon of iPhone home
// screens, and those of the installed app, of which Android cuts the edges off or keeps the shape alone.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './test/system-packages.ts';

const folder = path.resolve(import.meta.dirname, '../frontend-shell/public');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });

/** Draws an SVG file as a square PNG. What is transparent in the one is so in the other. */
async function drawn(file: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(path.join(folder, file)).toString('base64');
  await page.setContent(
    `<style>body{margin:0}img{display:block}</style><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${svg}">`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/**
 * Puts one PNG into the container that browsers ask for as favicon.ico: a header of 6 bytes, an entry of 16, and the
 * picture.
 */
function iconOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

writeFileSync(path.join(folder, 'favicon.ico'), iconOf(await drawn('favicon.svg', 32), 32));
writeFileSync(path.join(folder, 'apple-touch-icon.png'), await drawn('icon.svg', 180));
for (const size of [192, 512]) writeFileSync(path.join(folder, `icon-${size}.png`), await drawn('icon.svg', size));
writeFileSync(path.join(folder, 'icon-monochrome-512.png'), await drawn('icon-monochrome.svg', 512));
await browser.close();
