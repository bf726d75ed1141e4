import { useMemo, useState } from 'react';
import { DEFAULT_PLACE_FILTER, PLACE_FILTERS, type PlaceFilter } from '@sahaay/contracts/constants';
import { PageHeading, Select } from '@sahaay/ui';
import { useNearbySearch, type Found } from '../../places/place-search.ts';
import { SearchForm } from '../../places/search-form.tsx';
import { SearchOutcome } from '../../places/search-outcome.tsx';
import { useResults } from '../../places/use-results.ts';
import { useServices, useT } from '../../services.ts';
import { MapOnDemand } from './map-on-demand.tsx';
import { NearbyPlaces, placesDrawn } from './nearby-places.tsx';
import styles from './nearby.module.css';

/** What was looked for, which the select may no longer say. */
const filterOf = ({ kind }: Found): PlaceFilter => (kind === 'ambulance' ? DEFAULT_PLACE_FILTER : kind);

export function NearbyPage() {
  const t = useT();
  const services = useServices();
  const search = useNearbySearch();
  const [filter, setFilter] = useState<PlaceFilter>(search.found ? filterOf(search.found) : DEFAULT_PLACE_FILTER);
  const [openOnly, setOpenOnly] = useState(false);
  const found = useResults(search, filter);
  const find = () => search.search(services, filter);
  const counted = (results: Found) => t(`count.${filterOf(results)}`, { count: results.places.length });
  const drawn = useMemo(() => (found ? placesDrawn(found, openOnly) : []), [found, openOnly]);

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
            none={(results) => ({
              text: t('nearby.none', { filter: filterOf(results) }),
              hint: t(results.around?.isKnownArea === false ? 'nearby.none.unknown' : 'nearby.none.hint'),
            })}
            failure={t('nearby.failed')}
            count={(results) => t('count.announce', { count: counted(results) })}
            onRetry={() => void find()}
          >
            {(results) => (
              <NearbyPlaces found={results} title={counted(results)} openOnly={openOnly} onOpenOnly={setOpenOnly} />
            )}
          </SearchOutcome>
        </div>
        {found && services.mapTiles && drawn.length > 0 && (
          <div className={styles.map}>
            <MapOnDemand key={found.savedAt} tiles={services.mapTiles} places={drawn} around={found.around?.at ?? null} />
          </div>
        )}
      </div>
    </>
  );
}
