import { Fragment } from 'react';
import type { Schema } from '@sahaay/contracts';
import { useT } from '../services.ts';
import styles from './places.module.css';

const OSM_COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** Shows a credit as its owner wants it. The credit of OpenStreetMap is a link to its licence. */
export function Credit({ text }: { text: string }) {
  if (!text.includes('OpenStreetMap')) return <>{text}</>;
  return (
    <a href={OSM_COPYRIGHT} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}

/** Says where places come from, with the credits that must stand beside them. */
export function Sources({ places }: { places: readonly Schema<'Place'>[] }) {
  const t = useT();
  const own = t('place.ownDirectory');
  // A place that was merged of two records has the credits of both. The words "Places from" stand before them.
  const credits = places.flatMap(
    ({ attribution }) => attribution?.split('; ').map((credit) => credit.replace(/^Source: /, '')) ?? [own],
  );
  return (
    <p className={`small soft ${styles.attribution}`}>
      {t('place.sources')}{' '}
      {[...new Set(credits)].map((credit, index) => (
        <Fragment key={credit}>
          {index > 0 && ', '}
          <Credit text={credit} />
        </Fragment>
      ))}
    </p>
  );
}
