import { AMBULANCE_NUMBERS, EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { CallButton, PageHeading } from '@sahaay/ui';
import { PlaceList, type PlaceGroup } from '../../places/place-list.tsx';
import { useAmbulanceSearch, type Found } from '../../places/place-search.ts';
import { AMBULANCE_STATION, partsOf } from '../../places/place-words.ts';
import { Reach } from '../../places/reach.tsx';
import { SearchForm } from '../../places/search-form.tsx';
import { SearchOutcome } from '../../places/search-outcome.tsx';
import { useResults } from '../../places/use-results.ts';
import { useServices, useT, type T } from '../../services.ts';
import { WhereIAm } from './where-i-am.tsx';
import styles from './ambulance.module.css';

export function AmbulancePage() {
  const t = useT();
  const services = useServices();
  const search = useAmbulanceSearch();
  const found = useResults(search, 'ambulance');
  const find = () => search.search(services, 'ambulance');

  return (
    <>
      <PageHeading title={t('ambulance.title')} intro={t('ambulance.lead')} />
      <div className="cols-side">
        <div className={styles.side}>
          <div className={styles.calls}>
            <CallButton number={EMERGENCY_NUMBER} label={t('call.now')} block className={styles.first} />
            {AMBULANCE_NUMBERS.map((number) => (
              <CallButton key={number} variant="tile" number={number} label={t('call.ambulance')} />
            ))}
          </div>
          <WhereIAm />
          <div className={styles.form}>
            <SearchForm
              searching={search.stage === 'searching'}
              onSearch={find}
              label={t('ambulance.find')}
              busyLabel={t('ambulance.searching')}
            />
          </div>
        </div>
        <div className="sec-gap">
          <SearchOutcome
            search={search}
            found={found}
            waiting={
              <>
                {t('ambulance.waiting')} <span className="soft">{t('ambulance.waiting.reach')}</span>
              </>
            }
            none={() => ({ text: t('ambulance.none'), hint: t('ambulance.none.hint') })}
            failure={t('ambulance.failed')}
            count={({ places }) => t('ambulance.count', { count: places.length })}
            onRetry={() => void find()}
          >
            {(results) => (
              <>
                <h2 className={`h2 ${styles.title}`}>
                  {t(results.places.length === 1 ? 'place.closest' : 'ambulance.close')}
                </h2>
                {results.places.length > 1 && <p className="soft">{t('place.nearestFirst')}</p>}
                <Reach found={results} />
                <div className={styles.list}>
                  <PlaceList groups={groupsOf(t, results)} kept={!results.around} />
                </div>
              </>
            )}
          </SearchOutcome>
        </div>
      </div>
    </>
  );
}

/** Ambulance stations, then emergency departments; named where there are both. */
function groupsOf(t: T, { places }: Found): PlaceGroup[] {
  const isStation = (place: (typeof places)[number]) => partsOf(place).type === AMBULANCE_STATION;
  const stations = places.filter(isStation);
  if (stations.length === 0 || stations.length === places.length) return [{ places }];
  return [
    { title: t('ambulance.stations'), places: stations },
    { title: t('ambulance.departments'), places: places.filter((place) => !isStation(place)) },
  ];
}
