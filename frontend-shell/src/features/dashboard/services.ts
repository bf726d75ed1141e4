import { paths } from '@sahaay/contracts/shell';
import type { IconName } from '@sahaay/ui';
import type { TextKey } from '../../i18n/text.ts';

interface Service {
  readonly path: string;
  readonly icon: IconName;
  readonly title: TextKey;
  readonly text: TextKey;
}

/** Quick Services, in their order. */
export const services: readonly Service[] = [
  { path: paths.diagnostics, icon: 'stethoscope', title: 'dashboard.diagnostics', text: 'dashboard.diagnostics.text' },
  { path: paths.nearby, icon: 'pin', title: 'dashboard.nearby', text: 'dashboard.nearby.text' },
  { path: paths.ambulance, icon: 'ambulance', title: 'dashboard.ambulance', text: 'dashboard.ambulance.text' },
  { path: paths.community, icon: 'people', title: 'dashboard.community', text: 'dashboard.community.text' },
];
