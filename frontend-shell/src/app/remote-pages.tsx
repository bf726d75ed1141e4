import { paths, remotePages, type RemoteName, type RemotePage } from '@sahaay/contracts/shell';
import type { RouteObject } from '@sahaay/kit';
import { useText, type TextKey } from '../i18n/text.ts';
import { prefetchRemote } from '../remotes/load-remote.ts';
import { RemoteMount } from '../remotes/remote-mount.tsx';
import type { RouteHandle } from './route-handle.ts';
import { useShellServices } from './shell-services.ts';

/** The route of one page. The remote starts loading together with the frame around the page. */
function routeOf<Name extends RemoteName>(remote: Name, page: RemotePage<Name>): RouteObject {
  const title: TextKey = `title.${page}`;
  const lead: TextKey = `lead.${page}`;
  function Page() {
    const t = useText();
    const services = useShellServices();
    return <RemoteMount remote={remote} page={page} title={t(title)} lead={t(lead)} services={services} />;
  }
  return {
    path: `${paths[page]}/*`,
    handle: { title } satisfies RouteHandle,
    lazy: async () => {
      prefetchRemote(remote);
      return { Component: Page };
    },
  };
}

const routesOf = <Name extends RemoteName>(remote: Name): RouteObject[] =>
  remotePages[remote].map((page: RemotePage<Name>) => routeOf(remote, page));

/** Every page of every remote, lent the shell's services. */
export const remoteRoutes: RouteObject[] = (Object.keys(remotePages) as RemoteName[]).flatMap(routesOf);
