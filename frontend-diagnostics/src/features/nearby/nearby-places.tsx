import type { Schema } from '@sahaay/contracts';
import { DEFAULT_PLACE_FILTER, type PlaceFilter } from '@sahaay/contracts/constants';
import { Button, Check, VisuallyHidden } from '@sahaay/ui';
import { openPlaces } from '../../places/open-places.ts';
import { PlaceList, type PlaceGroup } from '../../places/place-list.tsx';
import type { Found } from '../../places/place-search.ts';
import { SearchInMaps } from '../../places/search-in-maps.tsx';
import { Reach } from '../../places/reach.tsx';
import { GOOGLE, hasHours } from '../../places/place-words.ts';
import { useT } from '../../services.ts';
import type { NumberedPlace } from './place-map.tsx';
import styles from './nearby.module.css';

/** What was looked for, which the select may no longer say. */
export const filterOf = ({ kind }: Found): PlaceFilter => (kind === 'ambulance' ? DEFAULT_PLACE_FILTER : kind);

/** The places the person sees, in the order of the list. Of places kept on the device nobody knows whether they are open. */
export function placesShown({ places, around }: Found, openOnly: boolean): readonly Schema<'Place'>[] {
  if (!openOnly || !around) return places;
  const { open, unknown } = openPlaces(places);
  return [...open, ...unknown];
}

/** The places that may be drawn on a map: those that have a position of their own and do not come from Google. */
export function placesDrawn(found: Found, openOnly: boolean): readonly NumberedPlace[] {
  return placesShown(found, openOnly)
    .map((place, index) => ({ ...place, number: index + 1 }))
    .filter(({ approximate, source }) => !approximate && source !== GOOGLE);
}

interface NearbyPlacesProps {
  found: Found;
  openOnly: boolean;
  onOpenOnly: (openOnly: boolean) => void;
}

/** Shows the places that were found, either all of them or those that may be open. */
export function NearbyPlaces({ found, openOnly, onOpenOnly }: NearbyPlacesProps) {
  const t = useT();
  const isKept = !found.around;
  const { open, unknown } = openPlaces(found.places);
  const openWords = open.length > 0 ? t('open.count', { count: open.length }) : t('open.noneKnown');
  const unknownWords = t('open.unknown', { count: unknown.length });
  const shown = placesShown(found, openOnly);
  const isFiltered = openOnly && !isKept;
  const said = [t(`filter.${filterOf(found)}`)];
  const groups: PlaceGroup[] = isFiltered
    ? [
        { places: open, said },
        { places: unknown, said, note: unknownWords },
      ]
    : [{ places: shown, said }];

  return (
    <>
      {shown.length > 1 && <p className="soft">{t('place.nearestFirst')}</p>}
      {!isKept && found.places.length > 1 && found.places.some(hasHours) && (
        <Check label={t('open.only')} checked={openOnly} onChange={(event) => onOpenOnly(event.target.checked)} />
      )}
      <p className="soft" role="status">
        {isFiltered && openWords}
        {isFiltered && unknown.length > 0 && <VisuallyHidden> {unknownWords}</VisuallyHidden>}
      </p>
      <Reach found={found} />
      {shown.length === 0 ? (
        <div className={styles.closed}>
          <p>{t('open.none')}</p>
          <Button variant="secondary" size={48} onClick={() => onOpenOnly(false)}>
            {t('open.showAll')}
          </Button>
        </div>
      ) : (
        <div className={styles.list}>
          <PlaceList key={String(isFiltered)} groups={groups} numbered />
        </div>
      )}
      {found.around && (
        <p className={styles.maps}>
          <SearchInMaps words={t(`filter.${filterOf(found)}`)} at={found.around.at} />
        </p>
      )}
    </>
  );
}
