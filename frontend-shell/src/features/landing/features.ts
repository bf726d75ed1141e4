import type { IconName } from '@sahaay/ui';
import type { ArrivalKey } from '../../i18n/late/arrival.ts';

interface Feature {
  readonly icon: IconName;
  readonly title: ArrivalKey;
  readonly text: ArrivalKey;
}

/** Key Features, in their order. */
export const features: readonly Feature[] = [
  { icon: 'stethoscope', title: 'landing.diagnostics', text: 'landing.diagnostics.text' },
  { icon: 'pin', title: 'landing.nearby', text: 'landing.nearby.text' },
  { icon: 'ambulance', title: 'landing.emergency', text: 'landing.emergency.text' },
  { icon: 'people', title: 'landing.community', text: 'landing.community.text' },
  { icon: 'bulb', title: 'landing.tips', text: 'landing.tips.text' },
  { icon: 'phone', title: 'landing.contacts', text: 'landing.contacts.text' },
];
