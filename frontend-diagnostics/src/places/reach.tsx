import { useT } from '../services.ts';
import type { Found } from './place-search.ts';
import { lengthText } from './place-words.ts';
import styles from './places.module.css';
import { WithNames } from './with-names.tsx';

/** How far a search looks at first, in metres. It looks farther only when there is little. */
const NEAR_METERS = 10_000;

/** Says that the search began in the middle of a town, and that there was so little nearby that it went farther. */
export function Reach({ found: { places, around } }: { found: Found }) {
  const t = useT();
  if (!around) return null;
  const near = places.filter(({ distanceMeters }) => distanceMeters !== null && distanceMeters <= NEAR_METERS).length;
  return (
    <>
      {around.isRough && (
        <p className={styles.reach}>
          <WithNames text={t('reach.middle', { place: around.label })} />
        </p>
      )}
      {around.radiusMeters !== null && around.radiusMeters > NEAR_METERS && (
        <p className={styles.reach}>
          {t(near === 0 ? 'reach.none' : near === places.length ? 'reach.only' : 'reach.few', {
            count: near,
            near: lengthText(t, NEAR_METERS),
          })}
        </p>
      )}
    </>
  );
}
