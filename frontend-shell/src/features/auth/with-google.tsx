import { useQuery } from '@sahaay/kit';
import { Button, buttonClass } from '@sahaay/ui';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { publicConfigQuery } from '../../config/public-config.ts';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import styles from './auth.module.css';
import { OrLine } from './or-line.tsx';

const GOOGLE = '/api/v1/auth/google';

/**
 * Shows Google above the form where it can be used. Where it cannot, the button stands below the form, out of the way,
 * and says why.
 */
export function WithGoogle({ children }: { children: ReactNode }) {
  const isOn = useQuery(publicConfigQuery).data?.googleSignIn === true;
  return (
    <>
      {isOn && <GoogleButton />}
      {isOn && <OrLine />}
      {children}
      {!isOn && <OrLine />}
      {!isOn && <GoogleButton />}
    </>
  );
}

/** Leads away to Google. Disabled, with the reason, where the deployment has no Google credentials. */
function GoogleButton() {
  const t = useArrivalText();
  const { data, isPending } = useQuery(publicConfigQuery);
  const [isLeaving, onClick] = useLeaving();
  const isOn = data?.googleSignIn === true;
  const label = (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="currentColor"
          d="M12 10.2v3.9h5.5a4.9 4.9 0 0 1-5.5 3.7 5.8 5.8 0 1 1 3.8-10.2l2.8-2.8A9.8 9.8 0 1 0 12 21.8c5.7 0 9.5-4 9.5-9.6 0-.7-.1-1.3-.2-2z"
        />
      </svg>
      {t(isLeaving ? 'auth.google.busy' : 'auth.google')}
    </>
  );
  const why = isOn ? 'auth.google.what' : data ? 'auth.google.off' : 'auth.google.unknown';
  return (
    <div>
      {isOn ? (
        <a
          className={buttonClass({ variant: 'secondary', block: true, className: styles.google })}
          href={GOOGLE}
          aria-describedby="google-why"
          aria-busy={isLeaving || undefined}
          onClick={onClick}
        >
          {label}
        </a>
      ) : (
        <Button variant="secondary" block disabled className={styles.google} aria-describedby="google-why">
          {label}
        </Button>
      )}
      <p className="hint" id="google-why">
        {isPending ? '\u00a0' : t(why)}
      </p>
    </div>
  );
}

/** True from the click until the other page is there. A second click does nothing; Back brings the button back. */
function useLeaving(): [boolean, (event: MouseEvent) => void] {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const onReturn = (): void => setLeaving(false);
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (isLeaving) event.preventDefault();
    setLeaving(true);
  };
  return [isLeaving, onClick];
}
