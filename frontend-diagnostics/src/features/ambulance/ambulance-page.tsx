import { useEffect } from 'react';
import { AMBULANCE_NUMBERS, EMERGENCY_NUMBER } from '@sahaay/contracts/constants';
import { CallButton, PageHeading } from '@sahaay/ui';
import { useAmbulanceSearch, type Found } from '../../places/place-search.ts';
import { SearchForm } from '../../places/search-form.tsx';
import { SearchInMaps } from '../../places/search-in-maps.tsx';
import { SearchOutcome } from '../../places/search-outcome.tsx';
import { useResults } from '../../places/use-results.ts';
import { useServices, useT } from '../../services.ts';
import { AmbulancePlaces, isAllFar } from './ambulance-places.tsx';
import { useSearchAtOnce } from './use-search-at-once.ts';
import { WhereIAm } from './where-i-am.tsx';
import styles from './ambulance.module.css';

export function AmbulancePage() {
  const t = useT();
  const services = useServices();
  const search = useAmbulanceSearch();
  const found = useResults(search, 'ambulance');
  const titleOf = (results: Found, isOlder: boolean) => {
    if (isOlder) return t('ambulance.older');
    if (isAllFar(results)) return t('ambulance.far');
    return t(results.places.length === 1 ? 'place.closest' : 'ambulance.close');
  };
  const find = () => search.search(services, 'ambulance');
  const atOnce = useSearchAtOnce();
  const isFound = search.found !== null && search.found.places.length > 0;
  const { finishTask } = services;
  useEffect(() => {
    if (isFound) finishTask();
  }, [isFound, finishTask]);
  // What stands below the calls comes when it is known whether the words for the phone come before it.
  const hasAsked = atOnce !== 'asking';

  return (
    <>
      <PageHeading title={t('ambulance.title')} intro={t('ambulance.lead')} />
      <div className="cols-side">
        <div className={styles.side}>
          <div className={styles.calls}>
            <CallButton number={EMERGENCY_NUMBER} label={t('call.now')} block className={styles.first} />
            {AMBULANCE_NUMBERS.map((number) => (
              <CallButton key={number} variant="tile" number={number} label={t(`call.ambulance.${number}`)} />
            ))}
          </div>
          {hasAsked && (
            <>
              <WhereIAm atOnce={atOnce} />
              <div className={styles.form}>
                <SearchForm
                  searching={search.stage === 'searching'}
                  onSearch={find}
                  label={t('ambulance.find')}
                  busyLabel={t('ambulance.searching')}
                  atOnce
                />
              </div>
            </>
          )}
        </div>
        <div className={`sec-gap ${styles.outcome}`}>
          {hasAsked && (
            <SearchOutcome
              search={search}
              found={found}
              waiting={
                <>
                  {t('ambulance.waiting')} <span className="soft">{t('ambulance.waiting.reach')}</span>
                </>
              }
              none={({ around }) => ({
                text: t('ambulance.none'),
                hint: (
                  <>
                    <p className="soft">{t('ambulance.none.hint')}</p>
                    {around && <SearchInMaps words={t('maps.emergency')} at={around.at} />}
                  </>
                ),
              })}
              failure={t('ambulance.failed')}
              title={titleOf}
              count={(results) =>
                isAllFar(results)
                  ? `${t('ambulance.far')} ${t('ambulance.far.call')}`
                  : t('ambulance.count', { count: results.places.length })
              }
              onRetry={() => void find()}
            >
              {(results) => <AmbulancePlaces found={results} />}
            </SearchOutcome>
          )}
        </div>
      </div>
    </>
  );
}
