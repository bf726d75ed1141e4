import type { RemoteModule, RemoteName } from '@sahaay/contracts/shell';

type Load = () => Promise<RemoteModule<RemoteName> | null>;

/** Stands in for the federation runtime: what it was asked to register, and what a remote's module turns out to be. */
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
