import type { RemoteModule, RemoteName } from '@sahaay/contracts/shell';

type Load = () => Promise<RemoteModule<RemoteName> | null>;

/** Stands in for the federation runtime. It notes what was registered, and gives the module that the test chose. */
export const runtime = {
  registered: [] as { name: string; entry: string; force: boolean }[],
  load: (async () => null) as Load,
};

export function registerRemotes(
  remotes: { name: string; entry: string }[],
  { force = false }: { force?: boolean } = {},
): void {
  for (const { name, entry } of remotes) runtime.registered.push({ name, entry, force });
}

export const loadRemote = (): ReturnType<Load> => runtime.load();
export const getInstance = (): null => null;
export const init = (): void => undefined;
