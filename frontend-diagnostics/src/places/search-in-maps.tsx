import type { PlaceFilter } from '@sahaay/contracts/constants';
import { buttonClass, Icon } from '@sahaay/ui';
import { useT } from '../services.ts';
import type { Coordinates } from './coordinates.ts';

/** Opens the device's map app, or a map in the browser, with the same question. Google promises that the address works on all of them. */
export function SearchInMaps({ filter, at }: { filter: PlaceFilter; at: Coordinates }) {
  const t = useT();
  const query = encodeURIComponent(`${t(`filter.${filter}`)} near ${at.lat},${at.lng}`);
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
