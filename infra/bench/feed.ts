// `npm run bench:feed` scrolls through 500 loaded posts of the community, in Chromium on a processor slowed four times, and prints
// how evenly the frames come, beside a bare page as long. It prints too what moved while the posts were loaded and scrolled.
// The product must be built.
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { loadavg } from 'node:os';
import { send } from '../e2e/forum.ts';
import { enter } from '../e2e/person.ts';
import { watchShifts, worst } from '../e2e/shifts.ts';
import { startProduct } from '../test/product.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../test/system-packages.ts';

const POSTS = 500;
const SLOWER = 4;
/** Pixels, and pixels a second: a quick flick of a thumb again and again. */
const DISTANCE = 20_000;
const SPEED = 2500;
const FRAME_MS = 1000 / 60;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

interface Frames {
  readonly perSecond: number;
  /** The share of frames that came a whole frame late or more. */
  readonly late: number;
  readonly longest: number;
}

/** Scrolls as a thumb does, and measures the time between frames. */
async function scroll(page: Page, session: CDPSession): Promise<Frames> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    const times: number[] = [];
    Object.assign(window, { times });
    const note = (time: number): void => {
      times.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 400,
    yDistance: -DISTANCE,
    speed: SPEED,
    gestureSourceType: 'touch',
  });
  const gaps = await page.evaluate(() => {
    const { times } = window as unknown as { times: number[] };
    return times.slice(1).map((time, index) => time - times[index]!);
  });
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0) / 1000;
  return {
    perSecond: gaps.length / seconds,
    late: gaps.filter((gap) => gap > 1.9 * FRAME_MS).length / gaps.length,
    longest: Math.max(...gaps),
  };
}

async function show(name: string, page: Page, session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const runs: Frames[] = [];
  for (let run = 0; run < 3; run += 1) runs.push(await scroll(page, session));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const [, middle] = runs.toSorted((a, b) => a.perSecond - b.perSecond) as [Frames, Frames, Frames];
  print(
    `${name.padEnd(22)}${middle.perSecond.toFixed(1).padStart(6)} frames a second, ${(100 * middle.late).toFixed(1)} % late, longest ${middle.longest.toFixed(0)} ms`,
  );
}

const product = await startProduct({ THROTTLE_SCALE: '1000' });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
try {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  print(`Bar: 60 frames a second, CLS 0.05; load of this computer ${loadavg()[0]!.toFixed(1)}`);
  await page.setContent(`<p style="height:${DISTANCE * 2}px">A bare page</p>`);
  await show('a bare page', page, session);

  await watchShifts(page);
  await enter(page, '/user/settings');
  for (let n = 0; n < POSTS; n += 1)
    await send(page, `Post ${n}. ${'Rest and drink enough. '.repeat(1 + ((n * 7) % 20))}`);
  await page.goto('/user/community');
  const posts = page.getByRole('article');
  await posts.first().waitFor();
  for (let loaded = await posts.count(); loaded < POSTS; loaded = await posts.count()) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await posts.nth(loaded).waitFor();
  }
  await show(`${POSTS} posts`, page, session);
  const { value, moved } = await worst(page);
  print(`CLS ${value.toFixed(3)} ${moved.join('; ')}`);
} finally {
  await browser.close();
  await product.stop();
}
