import { ApiError, type Schema } from '@sahaay/contracts';
import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { Button, ErrorSummary, PasswordField } from '@sahaay/ui';
import { useState, type ReactNode } from 'react';
import { useForm } from '../../components/use-form.ts';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import { toastError } from '../../session/error-toast.ts';
import styles from './auth.module.css';
import { EmailField } from './email-field.tsx';
import { emailProblem } from './email-problem.ts';

type Credentials = Schema<'Credentials'>;

export interface CredentialsFormProps {
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly passwordAutoComplete: 'new-password' | 'current-password';
  /** Says what the password must be like, where the person chooses one. */
  readonly passwordHint?: string;
  /** Sends the credentials and goes on. What it throws is told in a toast, and the form can be sent again. */
  readonly send: (credentials: Credentials) => Promise<void>;
  /** The content between the password and the button. */
  readonly children?: ReactNode;
}

/** Asks for email and password. This form only requires both; every further rule is the server's. */
export function CredentialsForm({
  submitLabel,
  busyLabel,
  passwordAutoComplete,
  passwordHint,
  send,
  children,
}: CredentialsFormProps) {
  const t = useArrivalText();
  /** The email for which an account exists already. */
  const [taken, setTaken] = useState<string>();
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: emailProblem(email, t),
      password: password ? undefined : t('auth.password.missing'),
    }),
    send,
    onError: (error, { email }) => {
      if (error instanceof ApiError && error.reason === 'email_taken') setTaken(email);
      toastError(error, t);
    },
  });
  const isTaken = taken !== undefined && taken === form.values.email;
  return (
    <form className={styles.stack} noValidate onSubmit={form.onSubmit}>
      <ErrorSummary key={form.attempt} title={t('auth.problems')} errors={form.problems} />
      <div>
        <EmailField {...form.field('email')} />
        {isTaken && (
          <p role="status" className={styles.taken}>
            {t('auth.email.taken')}{' '}
            <Link className={styles.link} to={paths.signIn}>
              {t('auth.signIn.submit')}
            </Link>
          </p>
        )}
      </div>
      <PasswordField
        autoComplete={passwordAutoComplete}
        required
        label={t('auth.password')}
        hint={passwordHint}
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
