import type { RemoteAppProps, RemoteName } from '@sahaay/contracts/shell';
import { useText, type TextKey } from '../i18n/text.ts';
import { RemoteMount } from '../remotes/remote-mount.tsx';
import { useShellServices } from './shell-services.ts';

/** A page of a remote, lent the shell's services. */
function remotePage(remote: RemoteName, page: RemoteAppProps['page'], title: TextKey) {
  return function RemotePage() {
    const t = useText();
    const services = useShellServices();
    return <RemoteMount remote={remote} page={page} title={t(title)} services={services} />;
  };
}

export const DiagnosticsPage = remotePage('diagnostics', 'diagnostics', 'title.diagnostics');
export const NearbyPage = remotePage('diagnostics', 'nearby', 'title.nearby');
export const AmbulancePage = remotePage('diagnostics', 'ambulance', 'title.ambulance');
export const CommunityPage = remotePage('community', 'community', 'title.community');
