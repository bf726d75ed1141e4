import { buttonClass, Icon } from '@sahaay/ui';
import { useT } from '../services.ts';
import type { Coordinates } from './coordinates.ts';

/**
 * Opens the device's map app, or a map in the browser, with the same question: the way out when our own list is not
 * enough. Google promises that the address works on all devices.
 *
 * @param words what to look for, such as "Pharmacy"
 */
export function SearchInMaps({ words, at }: { words: string; at: Coordinates }) {
  const t = useT();
  const query = encodeURIComponent(`${words} near ${at.lat},${at.lng}`);
  return (
    <a
      className={buttonClass({ variant: 'secondary', size: 48 })}
      href={`https://www.google.com/maps/search/?api=1&query=${query}`}
      target="_blank"
      rel="noreferrer"
    >
      {t('maps.search')}
      <Icon name="external" size={20} />
    </a>
  );
}
