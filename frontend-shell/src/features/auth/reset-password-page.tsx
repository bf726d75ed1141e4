import { ApiError } from '@sahaay/contracts';
import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { Alert, buttonClass } from '@sahaay/ui';
import { useState } from 'react';
import { SoloPage } from '../../components/solo-page.tsx';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import styles from './auth.module.css';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { forgetResetToken, resetToken } from './reset-token.ts';

/**
 * The page that the mail opens. It asks for a new password, or shows the way to another link when this one does not
 * work.
 */
export function ResetPasswordPage() {
  const t = useArrivalText();
  const [token, setToken] = useState(resetToken);
  const [refusal, setRefusal] = useState<string>();
  function onUseless({ message }: ApiError): void {
    forgetResetToken();
    setToken(undefined);
    setRefusal(message);
  }
  return (
    <SoloPage title={t('auth.reset.title')}>
      {token ? (
        <NewPasswordForm token={token} onUseless={onUseless} />
      ) : (
        <div className={styles.stack}>
          <Alert takesFocus={refusal !== undefined}>{refusal ?? t('auth.reset.noLink')}</Alert>
          <Link className={buttonClass({ block: true })} to={paths.forgotPassword}>
            {t('auth.reset.again')}
          </Link>
        </div>
      )}
      <BackToSignIn />
    </SoloPage>
  );
}
