import type { RemotePageComponents } from '@sahaay/contracts/shell';
import { FeedPage } from './features/feed/feed-page.tsx';

/** The pages of this remote, which the shell shows at the addresses that `paths` gives them. */
export const pages: RemotePageComponents<'community'> = { community: FeedPage };
