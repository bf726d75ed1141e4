import { ApiError, unwrap } from '@sahaay/contracts';
import { PASSWORD_MIN_LENGTH } from '@sahaay/contracts/constants';
import { paths } from '@sahaay/contracts/shell';
import { Button, ErrorSummary, PasswordField } from '@sahaay/ui';
import { useForm } from '../../components/use-form.ts';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import { notify } from '../../notify/notify.ts';
import { api } from '../../session/api.ts';
import { toastError } from '../../session/error-toast.ts';
import { tellOtherTabs } from '../../session/other-tabs.ts';
import { useLeave } from '../../session/session.ts';
import styles from './auth.module.css';
import { forgetResetToken } from './reset-token.ts';

export interface NewPasswordFormProps {
  /** The secret of the link. */
  readonly token: string;
  /** Called when the link has expired or was used. */
  readonly onUseless: (refusal: ApiError) => void;
}

/** Sets a new password, then leads to sign-in. Every rule but "not empty" is the server's. */
export function NewPasswordForm({ token, onUseless }: NewPasswordFormProps) {
  const t = useArrivalText();
  const leave = useLeave();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password ? undefined : t('auth.reset.missing') }),
    send: async ({ password }) => {
      await unwrap(api.POST('/api/v1/auth/reset-password', { body: { token, password } }));
      forgetResetToken();
      // The reset ended every session of that account. The session of this browser may be one of them.
      tellOtherTabs(undefined);
      notify.success(t('auth.reset.done'));
      leave(paths.signIn);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.reason === 'reset_link_invalid') onUseless(error);
      else toastError(error, t);
    },
  });
  return (
    <form className={styles.stack} noValidate onSubmit={form.onSubmit}>
      <ErrorSummary key={form.attempt} title={t('auth.problems')} errors={form.problems} />
      <PasswordField
        autoComplete="new-password"
        required
        label={t('auth.reset.password')}
        hint={t('auth.reset.hint', { count: PASSWORD_MIN_LENGTH })}
        showLabel={t('auth.show')}
        hideLabel={t('auth.hide')}
        {...form.field('password')}
      />
      <Button type="submit" block busy={form.busy}>
        {t(form.busy ? 'auth.reset.busy' : 'auth.reset.submit')}
      </Button>
    </form>
  );
}
