import { unwrap } from '@sahaay/contracts';
import { paths } from '@sahaay/contracts/shell';
import { Link, useNavigate } from '@sahaay/kit';
import { SoloPage } from '../../components/solo-page.tsx';
import { useText } from '../../i18n/text.ts';
import { api } from '../../session/api.ts';
import { useRememberUser } from '../../session/session.ts';
import styles from './auth.module.css';
import { CredentialsForm } from './credentials-form.tsx';
import { WithGoogle } from './with-google.tsx';
import { GoogleProblem } from './google-problem.tsx';
import { useExistingSession } from './use-existing-session.ts';

export function SignInPage() {
  const t = useText();
  const navigate = useNavigate();
  const remember = useRememberUser();
  useExistingSession();
  return (
    <SoloPage title={t('auth.signIn.title')}>
      <div className={styles.stack}>
        <GoogleProblem />
        <WithGoogle>
          <CredentialsForm
            submitLabel={t('auth.signIn.submit')}
            busyLabel={t('auth.signIn.busy')}
            passwordAutoComplete="current-password"
            send={async (body) => {
              const { data } = await unwrap(api.POST('/api/v1/auth/user/signin', { body }));
              remember(data.user);
              await navigate(paths.dashboard, { replace: true });
            }}
          >
            <Link className={styles.link} to={paths.forgotPassword}>
              {t('auth.signIn.forgot')}
            </Link>
          </CredentialsForm>
        </WithGoogle>
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
