// Twelve people, from their words to the doctors: each walk asserts what a doctor would insist on. What a walk looks like,
// `npm run draw:walks` shows.
import { expect, test, type Page } from './test.ts';
import { enter } from './person.ts';
import { question, takeWalk, WALKS, type Stage, type Walk } from './walks.ts';

const STEPS_AT_MOST = 7;
const ASKED_AT_FIRST = 3;

/** Nobody is sent farther than this, metres. */
const REACH = 25_000;

/** How far away the card of a place says that it is. */
function metresIn(card: string): number {
  const [, distance, unit = ''] = /([\d.]+) (km|m|किमी|मी)(?!\p{L})/u.exec(card) ?? [];
  return Number(distance) * (['km', 'किमी'].includes(unit) ? 1000 : 1);
}

const words = (page: Page): Promise<string> => page.locator('main').innerText();

async function expectDanger(page: Page, { danger, never }: Walk): Promise<void> {
  if (!danger) throw new Error('This walk has no emergency page.');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 1 })).toHaveText(danger.title);
  await expect(dialog.locator('a[href^="tel:"]').first()).toHaveAttribute('href', `tel:${danger.number}`);
  const steps = dialog.getByRole('listitem');
  await expect(steps.first()).toHaveText(danger.first);
  expect(await steps.count()).toBeLessThanOrEqual(STEPS_AT_MOST);
  expect(await dialog.innerText()).not.toMatch(never);
}

async function expectResult(page: Page, { danger, care, condition, says, never, door }: Walk): Promise<void> {
  if (care) await expect(page.getByRole('heading', { name: care, level: 2 })).toBeVisible();
  if (condition) await expect(page.locator('main ol').getByText(condition).first()).toBeVisible();
  for (const said of says) await expect(page.locator('main').getByText(said).first()).toBeVisible();
  expect(await words(page)).not.toMatch(never);
  if (!door) return;
  if (danger) await expect(page.getByRole('heading', { name: 'Emergency departments' })).toBeVisible();
  const places = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Directions|^रास्ता/ }) })
    .allInnerTexts();
  expect(places.join('\n')).toMatch(door.among);
  for (const place of places) expect(place).not.toMatch(door.never);
  const metres = places.map(metresIn);
  expect(metres).toEqual(metres.toSorted((one, other) => one - other));
  expect(Math.max(...metres)).toBeLessThanOrEqual(REACH);
}

for (const walk of WALKS)
  test.describe(walk.name, () => {
    test.use({
      locale: walk.locale,
      geolocation: walk.at,
      permissions: ['geolocation'],
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('gets the care, the steps and the door that a doctor would insist on', async ({ page }) => {
      await enter(page, '/user/diagnostics');
      let asked = 0;
      const look: Record<Stage, () => Promise<void>> = {
        told: async () => undefined,
        danger: () => expectDanger(page, walk),
        result: async () => {
          if (walk.care) await expectResult(page, walk);
          else {
            const signs = page.getByRole('group', { name: 'First: is one of these true right now?' });
            await expect(signs.getByRole('button')).toHaveCount(6);
            for (const number of ['112', '14416'])
              await expect(page.locator(`main a[href="tel:${number}"]`).first()).toBeVisible();
          }
        },
        asked: async () => {
          asked += 1;
          expect(await question(page).innerText()).not.toMatch(walk.never);
        },
        checked: () => expectResult(page, walk),
      };
      await takeWalk(page, walk, (stage) => look[stage]());
      expect(asked).toBeLessThanOrEqual(ASKED_AT_FIRST);
      if (walk.care) await expectResult(page, walk);
    });
  });
