import { paths } from '@sahaay/contracts/shell';
import type { IconName } from '@sahaay/ui';
import type { TextKey } from '../../i18n/text.ts';

interface Destination {
  readonly path: string;
  readonly icon: IconName;
  /** The words in the rail. */
  readonly label: TextKey;
  /** The one short word for which the tab bar has room. A page without it is not in the tab bar. */
  readonly tab?: TextKey;
}

/** The user pages, in the order of the rail. */
export const destinations: readonly Destination[] = [
  { path: paths.dashboard, icon: 'home', label: 'nav.dashboard', tab: 'nav.home' },
  { path: paths.diagnostics, icon: 'stethoscope', label: 'nav.diagnostics', tab: 'nav.check' },
  { path: paths.nearby, icon: 'pin', label: 'nav.nearby', tab: 'nav.nearby' },
  { path: paths.ambulance, icon: 'ambulance', label: 'nav.ambulance' },
  { path: paths.community, icon: 'people', label: 'nav.community', tab: 'nav.forum' },
  { path: paths.settings, icon: 'settings', label: 'nav.settings' },
];
