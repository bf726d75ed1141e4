import type { Schema } from '@sahaay/contracts';
import { AMBULANCE_NUMBERS } from '@sahaay/contracts/constants';
import { CallButton, Fold } from '@sahaay/ui';
import { PlaceList, type PlaceGroup } from '../../places/place-list.tsx';
import type { Found } from '../../places/place-search.ts';
import { AMBULANCE_STATION, EMERGENCY_DEPARTMENT, lengthText, partsOf } from '../../places/place-words.ts';
import { Reach } from '../../places/reach.tsx';
import { useT, type T } from '../../services.ts';
import styles from './ambulance.module.css';

type Place = Schema<'Place'>;

/**
 * The distance in metres up to which a place counts as close. An ambulance that is called by its number arrives sooner
 * than somebody who drives farther than this.
 */
const FAR_METERS = 25_000;

const isFar = ({ distanceMeters }: Place): boolean => (distanceMeters ?? 0) > FAR_METERS;

/** Whether every place found is too far to drive to in an emergency. */
export const isAllFar = ({ places }: Found): boolean => places.every(isFar);

/** Shows the places close by. Places that are far are folded away under a line that says how far they are. */
export function AmbulancePlaces({ found }: { found: Found }) {
  const t = useT();
  const near = found.places.filter((place) => !isFar(place));
  const far = found.places.filter(isFar);
  const nearestFar = far[0]?.distanceMeters ?? 0;
  return (
    <>
      {near.length > 1 && <p className="soft">{t('place.nearestFirst')}</p>}
      {near.length > 0 ? (
        <>
          <Reach found={found} />
          <div className={styles.list}>
            <PlaceList groups={groupsOf(t, near)} />
          </div>
        </>
      ) : (
        <>
          <p>{t('ambulance.far.call')}</p>
          <CallButton number={AMBULANCE_NUMBERS[0]} label={t('call.now')} className={styles.farCall} />
        </>
      )}
      {far.length > 0 && (
        <Fold
          label={<strong>{t('ambulance.far.show', { distance: lengthText(t, nearestFar) })}</strong>}
          className={styles.far}
        >
          <PlaceList groups={groupsOf(t, far)} />
        </Fold>
      )}
    </>
  );
}

/** Stations that can be called, emergency departments, then stations whose number nobody knows. */
function groupsOf(t: T, places: readonly Place[]): PlaceGroup[] {
  const isStation = (place: Place) => partsOf(place).type === AMBULANCE_STATION;
  const groups = [
    {
      title: t('ambulance.stations'),
      said: [AMBULANCE_STATION],
      places: places.filter((place) => isStation(place) && place.phone !== null),
    },
    {
      title: t('ambulance.departments'),
      said: [EMERGENCY_DEPARTMENT],
      places: places.filter((place) => !isStation(place)),
    },
    {
      title: t('ambulance.stations.noNumber'),
      said: [AMBULANCE_STATION],
      places: places.filter((place) => isStation(place) && place.phone === null),
    },
  ];
  return groups.filter((group) => group.places.length > 0);
}
