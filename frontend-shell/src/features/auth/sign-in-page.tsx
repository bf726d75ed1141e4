import { paths } from '@sahaay/contracts/shell';
import { Link, useQuery } from '@sahaay/kit';
import { SoloPage } from '../../components/solo-page.tsx';
import { publicConfigQuery } from '../../config/public-config.ts';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import { Agreed } from './agreed.tsx';
import styles from './auth.module.css';
import { CredentialsForm } from './credentials-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { WithGoogle } from './with-google.tsx';
import { GoogleProblem } from './google-problem.tsx';
import { useExistingSession } from './use-existing-session.ts';
import { useSignIn } from './use-sign-in.tsx';

export function SignInPage() {
  const t = useArrivalText();
  const { send, codeForm } = useSignIn();
  useExistingSession();
  // Google opens an account for whoever has none.
  const opensAccounts = useQuery(publicConfigQuery).data?.googleSignIn === true;
  if (codeForm) return <SoloPage title={t('auth.signIn.title')}>{codeForm}</SoloPage>;
  return (
    <SoloPage title={t('auth.signIn.title')}>
      <div className={styles.stack}>
        <GoogleProblem />
        <WithGoogle>
          <CredentialsForm
            submitLabel={t('auth.signIn.submit')}
            busyLabel={t('auth.signIn.busy')}
            passwordAutoComplete="current-password"
            send={send}
          >
            <Link className={styles.link} to={paths.forgotPassword}>
              {t('auth.signIn.forgot')}
            </Link>
          </CredentialsForm>
          <PasskeyButton />
        </WithGoogle>
        {opensAccounts && <Agreed />}
      </div>
      <p className={styles.other}>
        {t('auth.signIn.other')}{' '}
        <Link className={styles.link} to={paths.signUp}>
          {t('auth.signUp.submit')}
        </Link>
      </p>
    </SoloPage>
  );
}
