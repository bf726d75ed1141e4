import { AMBULANCE_NUMBERS, EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { CallButton, PageHeading, Panel } from '@sahaay/ui';
import { formatCoordinates, parseCoordinates } from '../../places/coordinates.ts';
import { createPlaceSearch } from '../../places/place-search.ts';
import { SearchForm } from '../../places/search-form.tsx';
import { SearchOutcome } from '../../places/search-outcome.tsx';
import { useServices, useT } from '../../services.ts';
import styles from './ambulance.module.css';

export const useAmbulanceSearch = createPlaceSearch();

export function AmbulancePage() {
  const t = useT();
  const { api } = useServices();
  const search = useAmbulanceSearch();
  const find = () => search.search(api, { name: 'ambulance' });

  return (
    <>
      <PageHeading title={t('ambulance.title')} intro={t('ambulance.lead')} />
      <div className="cols-side">
        <div>
          <div className={styles.calls}>
            <CallButton number={EMERGENCY_NUMBER} label={t('call.now')} block className={styles.first} />
            {AMBULANCE_NUMBERS.map((number) => (
              <CallButton key={number} variant="tile" number={number} label={t('call.ambulance')} />
            ))}
          </div>
          <WhereAmI />
          <div className={styles.form}>
            <SearchForm
              useSearch={useAmbulanceSearch}
              onSearch={find}
              label={t('ambulance.find')}
              busyLabel={t('ambulance.searching')}
            />
          </div>
        </div>
        <div className="sec-gap">
          <SearchOutcome
            search={search}
            waiting={t('ambulance.waiting')}
            none={() => ({ text: t('ambulance.none'), hint: t('ambulance.none.hint') })}
            failure={t('ambulance.failed')}
            title={() => t('ambulance.close')}
            count={({ places }) => t('ambulance.count', { count: places.length })}
            onRetry={() => void find()}
          />
        </div>
      </div>
    </>
  );
}

/** Words to read out to the person on the phone, once a position is known. */
function WhereAmI() {
  const t = useT();
  const { location, found } = useAmbulanceSearch();
  const typed = parseCoordinates(location);
  const isPosition = typed !== null && typed !== 'out_of_range';
  const at = isPosition ? typed : found?.label === location.trim() ? found.at : null;
  if (!at) return null;
  return (
    <Panel className={styles.say}>
      <p className="strong">{t('ambulance.say')}</p>
      {!isPosition && <p>{location}</p>}
      <p className={isPosition ? 'num' : 'num soft'}>{formatCoordinates(at)}</p>
    </Panel>
  );
}
