import { useMemo, useState } from 'react';
import { DEFAULT_PLACE_FILTER, PLACE_FILTERS, type PlaceFilter } from '@sahaay/contracts/constants';
import { classNames, PageHeading, Select } from '@sahaay/ui';
import { useNearbySearch, type Found } from '../../places/place-search.ts';
import { HOSPITAL, partsOf } from '../../places/place-words.ts';
import { SearchForm } from '../../places/search-form.tsx';
import { SearchInMaps } from '../../places/search-in-maps.tsx';
import { SearchOutcome } from '../../places/search-outcome.tsx';
import { useResults } from '../../places/use-results.ts';
import { useServices, useT, type T } from '../../services.ts';
import { MapBox, MapOnDemand } from './map-on-demand.tsx';
import { filterOf, NearbyPlaces, placesDrawn, placesShown } from './nearby-places.tsx';
import styles from './nearby.module.css';

export function NearbyPage() {
  const t = useT();
  const services = useServices();
  const search = useNearbySearch();
  const [filter, setFilter] = useState<PlaceFilter>(search.found ? filterOf(search.found) : DEFAULT_PLACE_FILTER);
  const [openOnly, setOpenOnly] = useState(false);
  const found = useResults(search, filter);
  const find = () => search.search(services, filter);
  const counted = (results: Found) => countText(t, results);
  const noneFound = (results: Found) => {
    const [looked, around] = [filterOf(results), results.around];
    return {
      text: t('nearby.none', { filter: looked }),
      hint: (
        <>
          <p className="soft">{t(around?.isKnownArea === false ? `nearby.none.${looked}` : 'nearby.none.hint')}</p>
          {around && <SearchInMaps words={t(`filter.${looked}`)} at={around.at} />}
        </>
      ),
    };
  };
  const drawn = useMemo(() => (found ? placesDrawn(found, openOnly) : []), [found, openOnly]);
  const tiles = found !== null && drawn.length > 0 ? services.mapTiles : null;

  return (
    <>
      <PageHeading title={t('nearby.title')} intro={t('nearby.lead')} />
      <div className={styles.layout}>
        <div className={styles.form}>
          <SearchForm
            searching={search.stage === 'searching'}
            onSearch={find}
            label={t('nearby.find')}
            busyLabel={t('nearby.searching')}
          >
            <Select
              label={t('nearby.filter')}
              value={filter}
              onChange={(event) => setFilter(event.target.value as PlaceFilter)}
              options={PLACE_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
            />
          </SearchForm>
        </div>
        <div className={styles.outcome}>
          <SearchOutcome
            search={search}
            found={found}
            waiting={t('nearby.waiting')}
            none={noneFound}
            title={(results) => (placesShown(results, openOnly).length === 1 ? t('place.closest') : counted(results))}
            failure={t('nearby.failed')}
            count={(results) => t('count.announce', { count: counted(results) })}
            onRetry={() => void find()}
          >
            {(results) => <NearbyPlaces found={results} openOnly={openOnly} onOpenOnly={setOpenOnly} />}
          </SearchOutcome>
        </div>
        {services.mapTiles !== null && (
          <div className={classNames(styles.map, !tiles && styles.wideOnly)}>
            {found && tiles ? (
              <MapOnDemand key={found.savedAt} tiles={tiles} places={drawn} around={found.around?.at ?? null} />
            ) : (
              <MapBox text={t('map.waiting')} />
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** Says "2 doctors and 17 hospitals", since somebody who looks for a doctor is shown hospitals too. */
function countText(t: T, found: Found): string {
  const filter = filterOf(found);
  const count = found.places.length;
  const hospitals = filter === 'doctor' ? found.places.filter((place) => partsOf(place).type === HOSPITAL).length : 0;
  if (hospitals === 0) return t(`count.${filter}`, { count });
  const alsoHospitals = t('count.hospital', { count: hospitals });
  return hospitals === count
    ? alsoHospitals
    : t('count.both', { first: t(`count.${filter}`, { count: count - hospitals }), second: alsoHospitals });
}
