import { unwrap } from '@sahaay/contracts';
import { paths } from '@sahaay/contracts/shell';
import { Link, useNavigate } from '@sahaay/kit';
import { Button, ErrorSummary, TextField } from '@sahaay/ui';
import { useForm } from 'react-hook-form';
import { fieldProblems, isMalformed, whenEdited } from '../../components/form-problems.ts';
import { SoloPage } from '../../components/solo-page.tsx';
import { useText } from '../../i18n/text.ts';
import { notify } from '../../notify/notify.ts';
import { api } from '../../session/api.ts';
import { toastError } from '../../session/error-toast.ts';
import styles from './auth.module.css';

export function ForgotPasswordPage() {
  const t = useText();
  const navigate = useNavigate();
  const { register, handleSubmit, formState, clearErrors } = useForm<{ email: string }>({
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting, submitCount } = formState;

  async function submit(body: { email: string }): Promise<void> {
    try {
      await unwrap(api.POST('/api/v1/auth/forgot-password', { body }));
    } catch (error) {
      toastError(error, t);
      return;
    }
    notify.success(t('auth.forgot.sent'));
    await navigate(paths.signIn);
  }

  return (
    <SoloPage title={t('auth.forgot.title')} intro={t('auth.forgot.text')}>
      <form className={styles.stack} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <ErrorSummary key={submitCount} title={t('auth.problems')} errors={fieldProblems(errors, ['email'])} />
        <TextField
          id="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          label={t('auth.email')}
          error={errors.email?.message}
          {...register('email', {
            required: t('auth.email.missing'),
            validate: () => !isMalformed('email') || t('auth.email.malformed'),
            onChange: whenEdited(clearErrors)('email'),
          })}
        />
        <Button type="submit" block busy={isSubmitting}>
          {t(isSubmitting ? 'auth.forgot.busy' : 'auth.forgot.submit')}
        </Button>
      </form>
      <p className={styles.other}>
        <Link className={styles.link} to={paths.signIn}>
          {t('auth.forgot.back')}
        </Link>
      </p>
    </SoloPage>
  );
}
