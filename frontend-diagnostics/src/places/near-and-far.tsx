import type { ReactNode } from 'react';
import type { Schema } from '@sahaay/contracts';
import { AMBULANCE_NUMBERS } from '@sahaay/contracts/constants';
import { CallButton, Fold } from '@sahaay/ui';
import { useT } from '../services.ts';
import type { Coordinates } from './coordinates.ts';
import { lengthText } from './place-words.ts';
import styles from './places.module.css';
import { SearchInMaps } from './search-in-maps.tsx';

type Place = Schema<'Place'>;

/**
 * The distance in metres up to which a place counts as close. An ambulance that is called by its number arrives sooner
 * than somebody who drives farther than this.
 */
const FAR_METERS = 25_000;

const isFar = ({ distanceMeters }: Place): boolean => (distanceMeters ?? 0) > FAR_METERS;

/** Whether every place found is too far to drive to in an emergency. */
export const areAllFar = (places: readonly Place[]): boolean => places.every(isFar);

interface NearAndFarProps {
  places: readonly Place[];
  /** The position that was searched around, when it is known. */
  at: Coordinates | null;
  /** Shows places: those close by, or those far away. */
  children: (places: readonly Place[]) => ReactNode;
}

/**
 * Shows where to go in an emergency. Places that are far are folded away under a line that says how far they are; when
 * all are, the number to call and the phone's map come first.
 */
export function NearAndFar({ places, at, children }: NearAndFarProps) {
  const t = useT();
  const near = places.filter((place) => !isFar(place));
  const far = places.filter(isFar);
  const [nearestFar] = far;
  return (
    <>
      {near.length > 0 ? (
        children(near)
      ) : (
        <>
          <p>{t('ambulance.far.call')}</p>
          <CallButton number={AMBULANCE_NUMBERS[0]} label={t('call.now')} className={styles.farCall} />
        </>
      )}
      {nearestFar && (
        <Fold
          label={
            <strong>{t('ambulance.far.show', { distance: lengthText(t, nearestFar.distanceMeters ?? 0) })}</strong>
          }
          className={styles.far}
        >
          {children(far)}
        </Fold>
      )}
      {at && (
        <p className={styles.maps}>
          <SearchInMaps words={t('maps.emergency')} at={at} />
        </p>
      )}
    </>
  );
}
