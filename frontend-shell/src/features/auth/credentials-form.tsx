import { ApiError, type Schema } from '@sahaay/contracts';
import { Button, ErrorSummary, PasswordField, TextField } from '@sahaay/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProblems, isMalformed, whenEdited } from '../../components/form-problems.ts';
import { useText } from '../../i18n/text.ts';
import { toastError } from '../../session/error-toast.ts';
import styles from './auth.module.css';

type Credentials = Schema<'Credentials'>;

export interface CredentialsFormProps {
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly passwordAutoComplete: 'new-password' | 'current-password';
  /** Sends the credentials and goes on. What it throws is told in a toast, and the form can be sent again. */
  readonly send: (credentials: Credentials) => Promise<void>;
  /** Between the password and the button. */
  readonly children?: ReactNode;
}

/** Email and password. Both are required here; every further rule is the server's. */
export function CredentialsForm({
  submitLabel,
  busyLabel,
  passwordAutoComplete,
  send,
  children,
}: CredentialsFormProps) {
  const t = useText();
  const { register, handleSubmit, formState, setError, clearErrors } = useForm<Credentials>({
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting, submitCount } = formState;

  async function submit(credentials: Credentials): Promise<void> {
    try {
      await send(credentials);
    } catch (error) {
      toastError(error, t);
      if (!(error instanceof ApiError)) return;
      for (const field of ['email', 'password'] as const) {
        const message = error.details[field];
        if (message) setError(field, { message });
      }
    }
  }

  const edited = whenEdited(clearErrors);
  return (
    <form className={styles.stack} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <ErrorSummary
        key={submitCount}
        title={t('auth.problems')}
        errors={fieldProblems(errors, ['email', 'password'])}
      />
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
          onChange: edited('email'),
        })}
      />
      <PasswordField
        id="password"
        autoComplete={passwordAutoComplete}
        required
        label={t('auth.password')}
        showLabel={t('auth.show')}
        hideLabel={t('auth.hide')}
        error={errors.password?.message}
        {...register('password', { required: t('auth.password.missing'), onChange: edited('password') })}
      />
      {children}
      <Button type="submit" block busy={isSubmitting}>
        {isSubmitting ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}
