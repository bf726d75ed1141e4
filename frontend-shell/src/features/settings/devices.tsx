import { useQuery } from '@sahaay/kit';
import { Button, QueryView, RuledList } from '@sahaay/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useText } from '../../i18n/text.ts';
import { sentenceOf } from '../../session/error-toast.ts';
import { DeviceRow } from './device-row.tsx';
import { devicesQuery, useEndSession, type Device } from './devices-query.ts';
import styles from './settings.module.css';
import { SignOutElsewhere } from './sign-out-elsewhere.tsx';

const SHOWN = 5;

/** This device, then the newest of the others. */
const thisFirst = (devices: readonly Device[]): Device[] =>
  [...devices].sort((one, other) => Number(other.current) - Number(one.current));

/** Shows where the person is signed in, with the ways to end those sessions. */
export function Devices() {
  const t = useText();
  const query = useQuery(devicesQuery);
  const ending = useEndSession();
  const [isAll, setAll] = useState(false);
  const heading = useFocusAfterLoss(query.data?.length ?? 0);
  return (
    <section className={styles.section} aria-labelledby="devices">
      <h2 className="h2" id="devices" tabIndex={-1} ref={heading}>
        {t('settings.devices')}
      </h2>
      <QueryView
        query={query}
        loadingLabel={t('settings.devices.loading')}
        errorTitle={t('settings.devices.failed')}
        errorMessage={(error) => sentenceOf(error, t)}
        retryLabel={t('retry')}
        empty={t('settings.devices.none')}
      >
        {(devices) => (
          <>
            <RuledList>
              {thisFirst(devices)
                .slice(0, isAll ? undefined : SHOWN)
                .map((device) => (
                  <DeviceRow
                    key={device.id}
                    device={device}
                    isEnding={ending.isPending && ending.variables.id === device.id}
                    onEnd={() => ending.mutate(device)}
                  />
                ))}
            </RuledList>
            {!isAll && devices.length > SHOWN && (
              <Button variant="quiet" className={styles.more} onClick={() => setAll(true)}>
                {t('settings.devices.all', { count: devices.length })}
              </Button>
            )}
            {devices.length > 1 ? <SignOutElsewhere /> : <p className={styles.only}>{t('settings.devices.only')}</p>}
          </>
        )}
      </QueryView>
    </section>
  );
}

/** Gives a list's heading the focus that was in a row, or in a dialog about a row, when that row is gone. */
function useFocusAfterLoss(count: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const previous = useRef(count);
  useEffect(() => {
    if (count < previous.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    previous.current = count;
  }, [count]);
  return heading;
}
