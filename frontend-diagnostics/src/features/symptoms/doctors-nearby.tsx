import { Link } from '@sahaay/kit';
import { buttonClass, ErrorPanel, Skeleton } from '@sahaay/ui';
import { emergencyGroups } from '../../places/emergency-groups.ts';
import { NearAndFar } from '../../places/near-and-far.tsx';
import { PlaceList } from '../../places/place-list.tsx';
import { PoorPosition } from '../../places/poor-position.tsx';
import { SearchInMaps } from '../../places/search-in-maps.tsx';
import { useAnswerT, type AnswerT } from '../../i18n/late/answer.ts';
import { useServices } from '../../services.ts';
import { DOCTORS_ID } from './care-level.tsx';
import { DoctorsWait } from './on-device/doctors-wait.tsx';
import { useDoctors, type DoctorsFailure, type Wanted } from './doctors.ts';
import styles from './result.module.css';

function failureText(t: AnswerT, failure: DoctorsFailure): string {
  switch (failure.kind) {
    case 'denied':
      return t('doctors.denied');
    case 'answered':
      return t('doctors.failed', { status: String(failure.status), message: failure.message || t('error.unexpected') });
    case 'offline':
      return t('doctors.failed', { status: t('doctors.offline.status'), message: t('doctors.offline.message') });
    case 'no_position':
      return t('doctors.failed', { status: t('doctors.position.status'), message: t('doctors.position.message') });
  }
}

/** Says what is going on while doctors are looked for. */
function Looking({ text }: { text: string }) {
  return (
    <>
      <p className={`soft ${styles.busy}`} aria-hidden="true">
        {text}
      </p>
      <Skeleton label={text} />
    </>
  );
}

/** Says what went wrong, and offers to try again. */
function Failure() {
  const t = useAnswerT();
  const { api } = useServices();
  const { failure, wanted, find } = useDoctors();
  if (!failure || !wanted) return null;
  return (
    <ErrorPanel
      message={failureText(t, failure)}
      retryLabel={t('doctors.again')}
      onRetry={() => {
        // The button goes away together with the focus that it held.
        document.getElementById(DOCTORS_ID)?.focus({ preventScroll: true });
        void find(api, wanted);
      }}
    />
  );
}

/** Shows the places: in an emergency the departments close by, else the nearest, and whether a specialist is among them. */
function Doors({ wanted: { care, specialist } }: { wanted: Wanted }) {
  const t = useAnswerT();
  const { places, at, stage } = useDoctors();
  if (care === 'emergency')
    return (
      <NearAndFar places={places} at={at}>
        {(shown) => <PlaceList groups={emergencyGroups(t, shown)} atFirst={3} />}
      </NearAndFar>
    );
  const isMissing = specialist !== undefined && stage === 'found' && !places.some(({ offersAsked }) => offersAsked);
  return (
    <>
      {isMissing && (
        <p className={styles.missing}>{t('doctors.noSpecialist', { specialist: inSentence(specialist) })}</p>
      )}
      <PlaceList groups={[{ places }]} atFirst={3} />
    </>
  );
}

/** "Skin doctor", as it stands within a sentence. */
const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Leads on from where the list ends, or where there is none: to the phone's map, and to the page that takes a typed place. */
function WaysOut({ isWithoutList }: { isWithoutList: boolean }) {
  const t = useAnswerT();
  const { paths } = useServices();
  const { at, wanted, stage } = useDoctors();
  // In an emergency the list has its own way to the map.
  const needsMap = stage !== 'failed' && (isWithoutList || wanted?.care !== 'emergency');
  return (
    <>
      {stage === 'none' && <p>{t('doctors.none')}</p>}
      {at && needsMap && (
        <p className={styles.maps}>
          <SearchInMaps words={wanted?.specialist ?? t('maps.doctor')} at={at} />
        </p>
      )}
      {isWithoutList && (
        <Link to={paths.nearby} className={buttonClass({ variant: 'quiet', size: 48, className: styles.elsewhere })}>
          {t('doctors.typeLocation')}
        </Link>
      )}
    </>
  );
}

/** Shows where to go with the first condition. */
export function DoctorsNearby() {
  const t = useAnswerT();
  const { stage, places, wanted, accuracyMeters } = useDoctors();
  const isBusy = stage === 'locating' || stage === 'searching';
  const isWithoutList = stage === 'none' || stage === 'failed';
  const hasList = places.length > 0 && (stage === 'found' || stage === 'searching');
  return (
    <section className={`sec-gap ${styles.doctors}`}>
      <h2 className="h2" id={DOCTORS_ID} tabIndex={-1}>
        {t('doctors.title')}
      </h2>
      <DoctorsWait />
      {isBusy && !hasList && <Looking text={t(`doctors.${stage}`)} />}
      {(hasList || stage === 'none') && <PoorPosition accuracyMeters={accuracyMeters} />}
      {hasList && wanted && <Doors key={`${wanted.condition} ${wanted.care}`} wanted={wanted} />}
      {stage === 'failed' && <Failure />}
      {(hasList || isWithoutList) && <WaysOut isWithoutList={isWithoutList} />}
      <p className="vh" role="status">
        {stage === 'found' && t('doctors.count', { count: places.length })}
      </p>
    </section>
  );
}
