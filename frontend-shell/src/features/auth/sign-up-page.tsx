import { unwrap } from '@sahaay/contracts';
import { PASSWORD_MIN_LENGTH } from '@sahaay/contracts/constants';
import { paths } from '@sahaay/contracts/shell';
import { Link, useNavigate } from '@sahaay/kit';
import { useRef } from 'react';
import { SoloPage } from '../../components/solo-page.tsx';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import { api } from '../../session/api.ts';
import { useRememberUser } from '../../session/session.ts';
import { Agreed } from './agreed.tsx';
import styles from './auth.module.css';
import { CredentialsForm } from './credentials-form.tsx';
import { WithGoogle } from './with-google.tsx';
import { useExistingSession } from './use-existing-session.ts';

export function SignUpPage() {
  const t = useArrivalText();
  const navigate = useNavigate();
  const remember = useRememberUser();
  const isEntering = useRef(false);
  useExistingSession(isEntering);
  return (
    <SoloPage title={t('auth.signUp.title')}>
      <div className={styles.stack}>
        <WithGoogle>
          <CredentialsForm
            submitLabel={t('auth.signUp.submit')}
            busyLabel={t('auth.signUp.busy')}
            passwordAutoComplete="new-password"
            passwordHint={t('auth.password.hint', { count: PASSWORD_MIN_LENGTH })}
            send={async (body) => {
              const { data } = await unwrap(api.POST('/api/v1/auth/user/signup', { body }));
              isEntering.current = true;
              remember(data.user);
              await navigate(paths.onboarding, { replace: true });
            }}
          >
            <Agreed />
          </CredentialsForm>
        </WithGoogle>
      </div>
      <p className={styles.other}>
        {t('auth.signUp.other')}{' '}
        <Link className={styles.link} to={paths.signIn}>
          {t('auth.signIn.submit')}
        </Link>
      </p>
    </SoloPage>
  );
}
