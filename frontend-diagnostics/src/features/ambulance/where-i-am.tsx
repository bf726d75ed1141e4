import type { Schema } from '@sahaay/contracts';
import { digipinOf, plusCodeOf } from '@sahaay/contracts/location-codes';
import { Panel, TickList } from '@sahaay/ui';
import { formatCoordinates, type Coordinates } from '../../places/coordinates.ts';
import { exactPosition, useLocation } from '../../places/location.ts';
import { useAmbulanceSearch } from '../../places/place-search.ts';
import { accuracyText } from '../../places/poor-position.tsx';
import { areaText, hospitalText, useWhereabouts } from '../../places/whereabouts.ts';
import { WithNames } from '../../places/with-names.tsx';
import { useT } from '../../services.ts';
import { SharePosition } from './share-position.tsx';
import { SpokenCode } from './spoken-code.tsx';
import type { AtOnce } from './use-search-at-once.ts';
import styles from './ambulance.module.css';

/**
 * The codes name a square of a few metres. Somebody who reads one out must know when the position is rougher than that.
 */
const ROUGH_METERS = 50;

/** Stands in for the position until it is known. Its codes are as long as all others. */
const MIDDLE_OF_INDIA = { lat: 22, lng: 79 };

/**
 * Words to read out to the person on the phone, once a position is known. They are worked out here, without the network.
 * While the device looks for the position, their place is kept, so that nothing moves when they come.
 */
export function WhereIAm({ atOnce }: { atOnce: AtOnce }) {
  const t = useT();
  const location = useLocation();
  const { found } = useAmbulanceSearch();
  const exact = exactPosition(location);
  const words = useWhereabouts(exact);
  if (exact)
    return (
      <Panel className={styles.say}>
        <h2 className="h3">{t('ambulance.say')}</h2>
        <InWords area={words && areaText(t, words)} hospital={words && hospitalText(t, words)} />
        <Codes at={exact} words={words} accuracyMeters={location.device?.accuracyMeters ?? 0} />
      </Panel>
    );
  if (location.locating)
    return (
      <Panel className={styles.say}>
        <h2 className="h3">{t('ambulance.say')}</h2>
        <InWords area={t('location.locating')} />
        <div className={styles.toCome}>
          <div aria-hidden="true">
            <Codes at={MIDDLE_OF_INDIA} words={null} accuracyMeters={0} />
          </div>
          <Meanwhile />
        </div>
      </Panel>
    );
  if (atOnce === 'unknown' && location.text === '')
    return (
      <Panel className={`stack ${styles.say}`}>
        <p className="strong">{t('ambulance.notLocated')}</p>
        <Meanwhile />
      </Panel>
    );
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

const MEANWHILE = ['ambulance.meanwhile.place', 'ambulance.meanwhile.sign', 'ambulance.meanwhile.phone'] as const;

/** What anybody can say on the phone whose position is not known. */
function Meanwhile() {
  const t = useT();
  return (
    <div className="stack">
      <p>{t('ambulance.meanwhile')}</p>
      <TickList items={MEANWHILE.map((key) => ({ key, text: t(key), icon: 'minus' }))} />
    </div>
  );
}

/** The place in words, which come before the codes. Their lines are there before they come, so that nothing moves. */
function InWords({ area, hospital }: { area: string | null; hospital?: string | null }) {
  return (
    <div className={styles.inWords} aria-live="polite">
      <p className={styles.words}>{area && <WithNames text={area} />}</p>
      <p>{hospital && <WithNames text={hospital} />}</p>
    </div>
  );
}

interface CodesProps {
  at: Coordinates;
  /** The place in words, when they are known. */
  words: Schema<'Whereabouts'> | null;
  accuracyMeters: number;
}

/** The codes and coordinates of a position, and the ways to pass it on. */
function Codes({ at, words, accuracyMeters }: CodesProps) {
  const t = useT();
  const [plusCode, digipin] = [plusCodeOf(at), digipinOf(at)];
  return (
    <>
      <dl className={styles.codes}>
        {digipin && <SpokenCode name={t('ambulance.digipin')} code={digipin} />}
        <SpokenCode name={t('ambulance.plusCode')} code={plusCode} />
        <div>
          <dt className="small soft">{t('ambulance.coordinates')}</dt>
          <dd className="num">{formatCoordinates(at)}</dd>
        </div>
      </dl>
      {accuracyMeters > ROUGH_METERS && (
        <p className={styles.rough}>{t('ambulance.rough', { distance: accuracyText(t, accuracyMeters) })}</p>
      )}
      <SharePosition at={at} plusCode={plusCode} digipin={digipin} words={words} />
    </>
  );
}
