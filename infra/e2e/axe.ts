import AxeBuilder from '@axe-core/playwright';
import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** The part of the page and the rules that axe looks at. Without them it looks at the whole page and all rules. */
interface Look {
  /** A CSS selector of that part. */
  readonly part?: string;
  /** The tags of the rules that must hold. */
  readonly tags?: readonly string[];
}

/**
 * Waits until the app has taken the place of what index.html shows, and for what moves or fades to an end. Contrast in the
 * middle of a change means nothing.
 */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('.boot-page')).toHaveCount(0);
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // An animation that is called off has come to its end, too.
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Loads axe into a page that has none yet. AxeBuilder itself would load it anew, and twice, for each look. */
async function withAxe(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return new AxeBuilder({ page, axeSource: 'void "axe is there"' }).setLegacyMode();
}

/**
 * Finds faults with axe, each with the places where it is. Our pages have no frames, so axe runs in the page alone. For
 * a page with frames it would open a second page, load itself there and bring all results over.
 */
export async function faultsFoundByAxe(page: Page, { part, tags }: Look = {}): Promise<string[]> {
  await settled(page);
  const look = (await withAxe(page)).options({
    resultTypes: ['violations'],
    ...(tags && { runOnly: { type: 'tag', values: [...tags] } }),
  });
  if (part) look.include(part);
  const { violations } = await look.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
