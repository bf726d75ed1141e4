import { useState, type ComponentType, type ReactNode } from 'react';
import { late } from '@sahaay/contracts/late';
import type { MapTiles } from '@sahaay/contracts/shell';
import { Button, ErrorPanel, Kolam, Skeleton } from '@sahaay/ui';
import type { Coordinates } from '../../places/coordinates.ts';
import { Credit } from '../../places/sources.tsx';
import { useT } from '../../services.ts';
import type { NumberedPlace, PlaceMapProps } from './place-map.tsx';
import styles from './nearby.module.css';

interface MapOnDemandProps {
  tiles: MapTiles;
  places: readonly NumberedPlace[];
  around: Coordinates | null;
}

const placeMap = late(() => import('./place-map.tsx'));

type Stage = { is: 'closed' | 'loading' | 'failed' } | { is: 'open'; PlaceMap: ComponentType<PlaceMapProps> };

/** A map that fetches nothing before the person opens it, and so tells nobody where they are. */
export function MapOnDemand({ tiles, places, around }: MapOnDemandProps) {
  const t = useT();
  const [stage, setStage] = useState<Stage>({ is: 'closed' });

  async function open(): Promise<void> {
    setStage({ is: 'loading' });
    const module = await placeMap.get();
    setStage(module ? { is: 'open', PlaceMap: module.PlaceMap } : { is: 'failed' });
  }

  if (stage.is === 'failed') {
    return <ErrorPanel message={t('map.failed')} retryLabel={t('retry')} onRetry={() => void open()} />;
  }
  if (stage.is === 'open') {
    return (
      <stage.PlaceMap tilesUrl={tiles.url} places={places} around={around}>
        <p className={`small soft ${styles.credit}`}>
          {t('map.credit')} <Credit text={tiles.attribution} />
        </p>
      </stage.PlaceMap>
    );
  }
  if (stage.is === 'loading') {
    return (
      <div className={styles.mapbox}>
        <Skeleton label={t('map.loading')} lines={1} />
      </div>
    );
  }
  return (
    <MapBox text={t('map.uses')}>
      <Button variant="secondary" size={48} icon="map" onClick={() => void open()}>
        {t('map.show')}
      </Button>
      <p className="small soft">{t('map.private', { host: new URL(tiles.url).host })}</p>
    </MapBox>
  );
}

/** The place of the map before it is opened, with what the person should know first. */
export function MapBox({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.mapbox}>
      <Kolam figure="21" variant="dots" />
      <p className="soft">{text}</p>
      {children}
    </div>
  );
}
