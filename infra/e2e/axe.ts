import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe looks at: the whole page and all rules, unless told otherwise. */
interface Look {
  /** A CSS selector of the part to look at. */
  readonly part?: string;
  /** The tags of the rules to hold. */
  readonly tags?: readonly string[];
}

/**
 * The faults that axe finds, each with the places where it is. Our pages have no frames, so that axe runs in the page
 * alone: for a page with frames it would open a second one, load itself there and bring all results over.
 */
export async function faultsFoundByAxe(page: Page, { part, tags }: Look = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(tags && { runOnly: { type: 'tag', values: [...tags] } }),
  });
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
