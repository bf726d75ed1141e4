// A person asks a question while a language model is set up. Our own engine answers at once and the model later, and
// nothing that is being read may move.
import { expect, test, type BrowserContext, type Page } from './test.ts';
import { conditionNamed, isAboutComplaint, sensibleModel } from '../../backend/src/testing/sensible-model.ts';
import { TestLlmServer } from '../../backend/src/testing/test-llm-server.ts';
import { startProduct, type Product } from '../test/product.ts';
import { enter } from './person.ts';

let asked = 0;
/** The text differs each time, so that no answer comes from the cache. */
const cold = (): string =>
  `I have had a runny nose, sneezing, a sore throat and a mild cough for two days. No fever. I live in house ${(asked += 1)}.`;
const LOOKING = 'The AI is looking too…';
const SWITCH = 'Do not use AI for my answer';

let llm: TestLlmServer;
let product: Product;
let context: BrowserContext;
let page: Page;

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};
/** A part of the page that moved by itself. The amount is in units of cumulative layout shift. */
interface Move {
  readonly by: number;
  readonly what: readonly string[];
}

/** The questions to the model about complaints, without those for the dashboard's tips. */
const complaints = () => llm.requests.filter(isAboutComplaint);

/** The tests start a product whose model is their own server, with a signed-in person on a phone in front of it. */
test.beforeAll(async ({ browser }) => {
  llm = await TestLlmServer.start();
  product = await startProduct(llm.env('openai-compatible'));
  context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 360, height: 740 },
    geolocation: { latitude: 28.6315, longitude: 77.2167 },
    permissions: ['geolocation'],
  });
  await context.addInitScript(() => {
    const moves: Move[] = [];
    const note = (entries: PerformanceEntryList) =>
      moves.push(
        ...(entries as LayoutShift[]).map(({ value, sources }) => ({
          by: value,
          what: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.textContent?.slice(0, 30)} from ${previousRect.y} to ${currentRect.y}, ${currentRect.height} high`,
          ),
        })),
      );
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // On a busy machine, the observer may not have told of early moves yet.
    Object.assign(window, { moved: () => (note(observer.takeRecords()), moves.splice(0)) });
  });
  page = await context.newPage();
  await enter(page);
});
test.afterAll(async () => {
  await context.close();
  await product.stop();
  await llm.stop();
});
test.describe.configure({ mode: 'serial' });
test.beforeEach(async () => {
  await page.unrouteAll();
  await page.setViewportSize({ width: 360, height: 740 });
  llm.reply = sensibleModel;
  llm.fault = undefined;
  llm.requests.length = 0;
});

/**
 * Keeps the question to the model on its way until the test calls the function that comes back. Until then the seconds in
 * which the model must answer do not run.
 */
async function holdQuestion(): Promise<() => void> {
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/diagnostics/predict', async (route) => {
    const { engine } = route.request().postDataJSON() as { engine?: string };
    if (engine !== 'knowledge_base') await released;
    await route.continue();
  });
  return letGo;
}

/** The model thinks until the test calls the function that comes back; then it gives this reply. */
function modelThinks(reply: object): Promise<() => void> {
  llm.reply = (request) => (isAboutComplaint(request) ? reply : sensibleModel(request));
  return holdQuestion();
}

/** The parts of the page that moved since the last call. */
const moved = (): Promise<Move[]> => page.evaluate(() => (window as unknown as { moved: () => Move[] }).moved());

async function ask(words = cold()): Promise<void> {
  await page.goto('/user/diagnostics');
  // Whoever submits before the page knows of the model was not told of it, so it is not asked.
  await expect(page.getByText(SWITCH)).toBeVisible();
  await page.getByRole('textbox').first().fill(words);
  await page.getByRole('button', { name: 'Submit' }).click();
}

/** Waits for the doctors. After them, only the model's answer is still on its way. */
async function settled(): Promise<void> {
  await expect(page.getByText(LOOKING)).toBeVisible();
  await expect(page.getByRole('link', { name: /Directions/ }).first()).toBeVisible();
  await moved();
}

test('the result is there before the model answers; what it says changes nothing until it is opened', async () => {
  const answer = await modelThinks({
    kind: 'diagnosis',
    care_level: 'self_care',
    conditions: [conditionNamed('Whooping cough', { supporting: ['cough'] })],
  });
  await ask();
  await settled();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/common cold/i);
  answer();
  await expect(page.getByText('The AI looked too.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/common cold/i);
  expect(await moved()).toEqual([]);

  await page.getByRole('button', { name: 'See its view' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'You most likely have:' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Whooping cough');
  await expect(page.getByText(/own medical knowledge and our own AI/)).toBeVisible();
});

// On a wide screen the doctors below the care card move by as much as the card grows. What is read beside it does not
// move.
for (const [place, width, scroll, most] of [
  ['at the top of a phone', 360, 0, 0.01],
  ['far down on a phone', 360, 900, 0.01],
  ['on a wide screen', 1280, 0, 0.03],
] as const) {
  test(`care that is needed sooner is shown at once, and what is read stays ${place}`, async () => {
    await page.setViewportSize({ width, height: 740 });
    const answer = await modelThinks({
      kind: 'diagnosis',
      care_level: 'urgent',
      conditions: [conditionNamed('Diphtheria', { supporting: ['sore throat'], urgency: 'urgent' })],
    });
    await ask();
    await settled();
    await page.evaluate((top) => window.scrollTo(0, top), scroll);
    await moved();
    answer();
    const sooner = page.getByRole('alert').filter({ hasText: 'It says you should get care sooner.' });
    await expect(sooner).toContainText('See a doctor today');
    await expect(page.getByRole('heading', { name: 'See a doctor today' })).toBeAttached();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const moves = await moved();
    expect(
      moves.reduce((sum, { by }) => sum + by, 0),
      JSON.stringify(moves),
    ).toBeLessThan(most);

    await sooner.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('heading', { name: 'See a doctor today' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'See a doctor today' })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('Diphtheria');
  });
}

test('an emergency that only the model sees interrupts', async () => {
  llm.reply = () => ({
    kind: 'diagnosis',
    care_level: 'emergency',
    conditions: [conditionNamed('Epiglottitis', { supporting: ['sore throat'], urgency: 'emergency' })],
  });
  await ask();
  await expect(page.getByRole('heading', { name: 'This may be an emergency' })).toBeFocused();
  await page.getByRole('button', { name: 'None of these apply to me' }).click();
  await expect(page.getByRole('heading', { name: 'Call 112 now' })).toBeVisible();
});

for (const fault of ['server_error', 'slow'] as const) {
  test(`with a model that fails (${fault}) the result stands, and nothing moves`, async () => {
    llm.fault = fault;
    const fail = await holdQuestion();
    await ask();
    await settled();
    fail();
    await expect(page.getByText('The AI did not answer this time. Your result still holds.')).toBeVisible();
    expect(await moved()).toEqual([]);
    await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/common cold/i);
    await expect(page.locator('.toast')).toHaveCount(0);
  });
}

test('danger signs are found before any call, and no model is asked about them', async () => {
  await page.route('**/diagnostics/predict', (route) => route.abort());
  await ask('I have crushing chest pain going down my left arm and I am sweating');
  await expect(page.getByRole('heading', { name: 'This may be an emergency' })).toBeFocused();
  await page.unroute('**/diagnostics/predict');
  await ask('I have crushing chest pain going down my left arm and I am sweating');
  await page.getByRole('button', { name: 'None of these apply to me' }).click();
  await expect(page.getByText('You most likely have:')).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('with the switch on, also after a reload, every call keeps to our own engine', async () => {
  await page.goto('/user/diagnostics');
  await expect(page.getByText(/Our own AI reads your words too/)).toBeVisible();
  await page.getByLabel(SWITCH).check();
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/predict')) bodies.push(request.postDataJSON());
  });
  await ask('headache and nausea for two days');
  await page.getByRole('button', { name: 'Not sure' }).click();
  await expect(page.getByText(/Your result is updated|Thank you/)).toBeAttached();
  await expect(page.getByText('This answer comes from Sahaay’s own medical knowledge.')).toBeVisible();
  expect(bodies).toHaveLength(2);
  for (const body of bodies) expect(body).toMatchObject({ engine: 'knowledge_base' });
  expect(complaints()).toEqual([]);
});

test('another company is named before anything is sent, and gets nothing unless the person turns that on', async ({
  browser,
}) => {
  const abroad = await startProduct({ ...llm.env('anthropic') });
  const there = await browser.newPage({ baseURL: abroad.url });
  await enter(there, '/user/diagnostics');
  await there.getByRole('textbox').first().fill(cold());
  await expect(there.getByLabel(SWITCH)).toBeChecked();
  await expect(
    there.getByText('No AI reads your words. Untick this to get a second opinion from the AI of Anthropic'),
  ).toBeVisible();
  await there.getByRole('button', { name: 'Submit' }).click();
  await expect(there.getByText('You most likely have:')).toBeVisible();
  expect(complaints()).toEqual([]);

  await there.getByRole('button', { name: 'Change' }).click();
  await there.getByLabel(SWITCH).uncheck();
  await expect(
    there.getByText('Your words also go to Anthropic, whose AI gives a second opinion. Your name and contacts do not.'),
  ).toBeVisible();
  await there.getByRole('button', { name: 'Submit' }).click();
  await expect(there.getByText('The AI looked too. It agrees.')).toBeVisible();
  expect(complaints()).toHaveLength(1);
  await there.close();
  await abroad.stop();
});

test('without a language model nothing is said of one', async ({ page: plain }) => {
  await enter(plain, '/user/diagnostics');
  await plain.getByRole('textbox').first().fill(cold());
  await expect(plain.getByLabel(SWITCH)).toHaveCount(0);
  await plain.getByRole('button', { name: 'Submit' }).click();
  await expect(plain.getByText('This answer comes from Sahaay’s own medical knowledge.')).toBeVisible();
  await expect(plain.getByText(/\bAI\b/)).toHaveCount(0);
});
