import { unwrap } from '@sahaay/contracts';
import { paths } from '@sahaay/contracts/shell';
import { useNavigate } from '@sahaay/kit';
import { Button, ErrorSummary } from '@sahaay/ui';
import { SoloPage } from '../../components/solo-page.tsx';
import { useForm } from '../../components/use-form.ts';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import { notify } from '../../notify/notify.ts';
import { api } from '../../session/api.ts';
import { toastError } from '../../session/error-toast.ts';
import styles from './auth.module.css';
import { BackToSignIn } from './back-to-sign-in.tsx';
import { EmailField } from './email-field.tsx';
import { emailProblem } from './email-problem.ts';

export function ForgotPasswordPage() {
  const t = useArrivalText();
  const navigate = useNavigate();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: emailProblem(email, t) }),
    send: async (body) => {
      await unwrap(api.POST('/api/v1/auth/forgot-password', { body }));
      notify.success(t('auth.forgot.sent'));
      await navigate(paths.signIn);
    },
    onError: (error) => toastError(error, t),
  });
  return (
    <SoloPage title={t('auth.forgot.title')} intro={t('auth.forgot.text')}>
      <form className={styles.stack} noValidate onSubmit={form.onSubmit}>
        <ErrorSummary key={form.attempt} title={t('auth.problems')} errors={form.problems} />
        <EmailField {...form.field('email')} />
        <Button type="submit" block busy={form.busy}>
          {t(form.busy ? 'auth.forgot.busy' : 'auth.forgot.submit')}
        </Button>
      </form>
      <BackToSignIn />
    </SoloPage>
  );
}
