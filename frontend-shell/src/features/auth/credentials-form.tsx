import type { Schema } from '@sahaay/contracts';
import { Button, ErrorSummary, PasswordField } from '@sahaay/ui';
import type { ReactNode } from 'react';
import { useForm } from '../../components/use-form.ts';
import { useText } from '../../i18n/text.ts';
import { toastError } from '../../session/error-toast.ts';
import styles from './auth.module.css';
import { EmailField } from './email-field.tsx';
import { emailProblem } from './email-problem.ts';

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
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: emailProblem(email, t),
      password: password ? undefined : t('auth.password.missing'),
    }),
    send,
    onError: (error) => toastError(error, t),
  });
  return (
    <form className={styles.stack} noValidate onSubmit={form.onSubmit}>
      <ErrorSummary key={form.attempt} title={t('auth.problems')} errors={form.problems} />
      <EmailField {...form.field('email')} />
      <PasswordField
        autoComplete={passwordAutoComplete}
        required
        label={t('auth.password')}
        showLabel={t('auth.show')}
        hideLabel={t('auth.hide')}
        {...form.field('password')}
      />
      {children}
      <Button type="submit" block busy={form.busy}>
        {form.busy ? busyLabel : submitLabel}
      </Button>
    </form>
  );
}
