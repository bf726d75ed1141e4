import type { Schema } from '@sahaay/contracts';
import type { T } from '../services.ts';
import type { PlaceGroup } from './place-list.tsx';
import { AMBULANCE_STATION, EMERGENCY_DEPARTMENT, EMERGENCY_HOURS_UNKNOWN, partsOf } from './place-words.ts';

type Place = Schema<'Place'>;

/**
 * The places of an emergency by what one can do: stations that can be called, emergency departments, hospitals whose
 * emergency hours nobody knows, and stations whose number nobody knows.
 */
export function emergencyGroups(t: T, places: readonly Place[]): PlaceGroup[] {
  const isStation = (place: Place) => partsOf(place).type === AMBULANCE_STATION;
  const stations = places.filter(isStation);
  const hospitals = places.filter((place) => !isStation(place));
  const groups: PlaceGroup[] = [
    {
      title: t('ambulance.stations'),
      said: [AMBULANCE_STATION],
      places: stations.filter(({ phone }) => phone !== null),
    },
    {
      title: t('ambulance.departments'),
      said: [EMERGENCY_DEPARTMENT],
      places: hospitals.filter(({ emergency }) => emergency),
    },
    {
      title: t('ambulance.hospitals'),
      note: t('ambulance.hospitals.note'),
      said: EMERGENCY_HOURS_UNKNOWN,
      places: hospitals.filter(({ emergency }) => !emergency),
    },
    {
      title: t('ambulance.stations.noNumber'),
      said: [AMBULANCE_STATION],
      places: stations.filter(({ phone }) => phone === null),
    },
  ];
  return groups.filter((group) => group.places.length > 0);
}
