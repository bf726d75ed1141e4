import {
  CONTRACT_VERSION,
  type CommunityState,
  type RemoteAppProps,
  type RemoteModule,
  type RemoteName,
} from '@sahaay/contracts/shell';
import { useLocation } from '@sahaay/kit';

/** A remote of one page, which shows what the shell lends it. */
export function App({ services, page }: RemoteAppProps<RemoteName>) {
  return (
    <>
      <h1>Remote {page}</h1>
      <p>For {services.user?.name ?? 'nobody'}</p>
      <button type="button" onClick={services.requireSignIn}>
        Leave
      </button>
      <button type="button" onClick={() => services.notify.success('Told')}>
        Tell
      </button>
      <button type="button" onClick={() => void services.openCommunity('Dengue').then(noteOpened)}>
        Others
      </button>
      <p>About {String((useLocation().state as CommunityState | null)?.about)}</p>
    </>
  );
}

/** What the stand-in was told of each attempt to open the community. */
export const opened: boolean[] = [];
const noteOpened = (isOpened: boolean): void => void opened.push(isOpened);

export const works = async (): Promise<RemoteModule<RemoteName>> => ({ App, contractVersion: CONTRACT_VERSION });
export const fails = async (): Promise<RemoteModule<RemoteName>> => Promise.reject(new Error('chunk is gone'));
