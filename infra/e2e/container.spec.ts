import { expect, test, type Page } from './test.ts';

interface Container {
  init(shared: unknown): Promise<unknown>;
  get(name: string): Promise<() => { contractVersion: string }>;
}
interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
}

/** Loads a built remote as any federation host does, with what that host lends, and tells what comes of it. */
async function load(page: Page, remote: string, lent: readonly string[], expose: string): Promise<string> {
  const folder = `/remotes/${remote}`;
  const { metaData } = (await (await page.request.get(`${folder}/mf-manifest.json`)).json()) as Manifest;
  // This page has no shell, whose federation runtime would have lent everything already.
  await page.goto('/robots.txt');
  return page.evaluate(
    async ([entry, names, name]) => {
      const provider = { get: () => Promise.resolve(() => ({ createContext: () => ({}) })), shareConfig: {} };
      const { init, get } = (await import(entry)) as Container;
      try {
        await init(Object.fromEntries(names.map((lending) => [lending, { '1.0.0': provider }])));
        return (await get(name))().contractVersion;
      } catch (error) {
        return String(error);
      }
    },
    [`${folder}/${metaData.remoteEntry.name}`, lent, expose] as const,
  );
}

for (const remote of ['diagnostics', 'community'])
  test(`the remote ${remote} runs on what any host of federation lends, and says what is missing`, async ({ page }) => {
    expect(await load(page, remote, ['react', 'react-dom', '@sahaay/kit'], './App')).toMatch(/^\d+\.\d+\.\d+$/);
    expect(await load(page, remote, ['react', 'react-dom', '@sahaay/kit'], './Other')).toMatch(/exposes no \.\/Other$/);
    expect(await load(page, remote, ['react', 'react-dom'], './App')).toMatch(/does not lend @sahaay\/kit$/);
  });
