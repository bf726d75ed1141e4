import { emergencyGroups } from '../../places/emergency-groups.ts';
import { areAllFar, NearAndFar } from '../../places/near-and-far.tsx';
import { PlaceList } from '../../places/place-list.tsx';
import type { Found } from '../../places/place-search.ts';
import { Reach } from '../../places/reach.tsx';
import { useT } from '../../services.ts';
import styles from './ambulance.module.css';

/** Whether every place found is too far to drive to in an emergency. */
export const isAllFar = ({ places }: Found): boolean => areAllFar(places);

/** Shows the places close by. Places that are far are folded away. */
export function AmbulancePlaces({ found }: { found: Found }) {
  const t = useT();
  const areSeveral = found.places.length > 1 && !isAllFar(found);
  return (
    <>
      {areSeveral && <p className="soft">{t('place.nearestFirst')}</p>}
      {!isAllFar(found) && <Reach found={found} />}
      <NearAndFar places={found.places} at={found.around?.at ?? null}>
        {(places) => (
          <div className={styles.list}>
            <PlaceList groups={emergencyGroups(t, places)} />
          </div>
        )}
      </NearAndFar>
    </>
  );
}
