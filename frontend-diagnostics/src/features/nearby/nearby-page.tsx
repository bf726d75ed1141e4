import { useState } from 'react';
import { DEFAULT_PLACE_FILTER, PLACE_FILTERS, type PlaceFilter } from '@sahaay/contracts/constants';
import { PageHeading, Select } from '@sahaay/ui';
import { createPlaceSearch, type Found } from '../../places/place-search.ts';
import { SearchForm } from '../../places/search-form.tsx';
import { SearchOutcome } from '../../places/search-outcome.tsx';
import { useServices, useT } from '../../services.ts';

export const useNearbySearch = createPlaceSearch();

/** What was looked for, which the select may no longer say. */
const filterOf = ({ wanted }: Found): PlaceFilter => ('filter' in wanted ? wanted.filter : DEFAULT_PLACE_FILTER);

export function NearbyPage() {
  const t = useT();
  const { api } = useServices();
  const search = useNearbySearch();
  const [filter, setFilter] = useState<PlaceFilter>(search.found ? filterOf(search.found) : DEFAULT_PLACE_FILTER);
  const find = () => search.search(api, { filter });
  const counted = (found: Found) => t(`count.${filterOf(found)}`, { count: found.places.length });

  return (
    <>
      <PageHeading title={t('nearby.title')} intro={t('nearby.lead')} />
      <div className="cols-side">
        <SearchForm
          useSearch={useNearbySearch}
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
        <div className="sec-gap">
          <SearchOutcome
            search={search}
            waiting={t('nearby.waiting')}
            none={(found) => ({ text: t('nearby.none', { filter: filterOf(found) }), hint: t('nearby.none.hint') })}
            failure={t('nearby.failed')}
            title={counted}
            count={(found) => t('count.announce', { count: counted(found) })}
            onRetry={() => void find()}
          />
        </div>
      </div>
    </>
  );
}
