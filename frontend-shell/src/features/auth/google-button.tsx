import { useQuery } from '@sahaay/kit';
import { Button, buttonClass } from '@sahaay/ui';
import { publicConfigQuery } from '../../config/public-config.ts';
import { useText } from '../../i18n/text.ts';
import styles from './auth.module.css';

const GOOGLE = '/api/v1/auth/google';

/** Leads away to Google. Disabled, with the reason, where the deployment has no Google credentials. */
export function GoogleButton() {
  const t = useText();
  const { data, isPending } = useQuery(publicConfigQuery);
  const label = (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          fill="currentColor"
          d="M12 10.2v3.9h5.5a4.9 4.9 0 0 1-5.5 3.7 5.8 5.8 0 1 1 3.8-10.2l2.8-2.8A9.8 9.8 0 1 0 12 21.8c5.7 0 9.500-4 9.500-9.600 0-.7-.1-1.300-.2-2z"
        />
      </svg>
      {t('auth.google')}
    </>
  );
  if (data?.googleSignIn) {
    return (
      <a className={buttonClass({ variant: 'secondary', block: true, className: styles.google })} href={GOOGLE}>
        {label}
      </a>
    );
  }
  return (
    <div>
      <Button variant="secondary" block disabled className={styles.google} aria-describedby="google-why">
        {label}
      </Button>
      <p className="hint" id="google-why">
        {isPending ? '\u00a0' : t('auth.google.off')}
      </p>
    </div>
  );
}
