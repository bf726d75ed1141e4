import type { Schema } from '@sahaay/contracts';
import { digipinOf, plusCodeOf } from '@sahaay/contracts/location-codes';
import { Panel } from '@sahaay/ui';
import { formatCoordinates } from '../../places/coordinates.ts';
import { exactPosition, useLocation } from '../../places/location.ts';
import { useAmbulanceSearch } from '../../places/place-search.ts';
import { accuracyText } from '../../places/poor-position.tsx';
import { areaText, hospitalText, useWhereabouts } from '../../places/whereabouts.ts';
import { useT } from '../../services.ts';
import { SharePosition } from './share-position.tsx';
import { SpokenCode } from './spoken-code.tsx';
import styles from './ambulance.module.css';

/**
 * The codes name a square of a few metres. Somebody who reads one out must know when the position is rougher than that.
 */
const ROUGH_METERS = 50;

/** Words to read out to the person on the phone, once a position is known. They are worked out here, without the network. */
export function WhereIAm() {
  const t = useT();
  const location = useLocation();
  const { found } = useAmbulanceSearch();
  const exact = exactPosition(location);
  const words = useWhereabouts(exact);
  const accuracyMeters = location.device?.accuracyMeters ?? 0;
  if (exact) {
    const [plusCode, digipin] = [plusCodeOf(exact), digipinOf(exact)];
    const coordinates = formatCoordinates(exact);
    return (
      <Panel className={styles.say}>
        <h2 className="h3">{t('ambulance.say')}</h2>
        <InWords words={words} />
        <dl className={styles.codes}>
          {digipin && <SpokenCode name={t('ambulance.digipin')} code={digipin} />}
          <SpokenCode name={t('ambulance.plusCode')} code={plusCode} />
          <div>
            <dt className="small soft">{t('ambulance.coordinates')}</dt>
            <dd className="num">{coordinates}</dd>
          </div>
        </dl>
        {accuracyMeters > ROUGH_METERS && (
          <p className={styles.rough}>{t('ambulance.rough', { distance: accuracyText(t, accuracyMeters) })}</p>
        )}
        <SharePosition at={exact} plusCode={plusCode} digipin={digipin} words={words} />
      </Panel>
    );
  }
  const around = found?.around;
  if (!around || around.label !== location.text.trim()) return null;
  return (
    <Panel className={styles.say}>
      <h2 className="h3">{t('ambulance.say')}</h2>
      <p>{around.label}</p>
      <p className="num soft">{formatCoordinates(around.at)}</p>
      <p className="small soft">{t('ambulance.notExact')}</p>
    </Panel>
  );
}

/** The place in words, which come before the codes. Their lines are there before they come, so that nothing moves. */
function InWords({ words }: { words: Schema<'Whereabouts'> | null }) {
  const t = useT();
  const [area, hospital] = words ? [areaText(t, words), hospitalText(t, words)] : ['', ''];
  return (
    <div className={styles.inWords} aria-live="polite">
      <p className={styles.words}>{area}</p>
      <p>{hospital}</p>
    </div>
  );
}
