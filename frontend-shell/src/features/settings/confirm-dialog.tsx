import { unwrap } from '@sahaay/contracts';
import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { Button, buttonClass, Dialog, PasswordField } from '@sahaay/ui';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { api } from '../../session/api.ts';
import { googleConfirmation, type ConfirmationState, type Purpose } from './confirmation.ts';
import { DialogProblems } from './dialog-problems.tsx';
import styles from './settings.module.css';
import { useDialogForm } from './use-dialog-form.ts';
import { UserName } from './user-name.tsx';

export interface ConfirmDialogProps {
  readonly purpose: Purpose;
  readonly email: string;
  readonly state: ConfirmationState;
  readonly onClose: () => void;
  readonly onConfirmed: () => void;
}

/** Asks for the password, or sends the person to Google. Somebody who has neither is told how to get a password. */
export function ConfirmDialog({ purpose, email, state, onClose, onConfirmed }: ConfirmDialogProps) {
  const t = useText();
  const formId = useId();
  const form = useDialogForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password ? undefined : t('settings.confirm.missing') }),
    send: async (body) => {
      await unwrap(api.POST('/api/v1/auth/user/confirmation', { body }));
      onConfirmed();
    },
  });
  const why = state.password
    ? 'settings.confirm.text'
    : state.google
      ? 'settings.confirm.google.text'
      : 'settings.confirm.mail.text';
  return (
    <Dialog
      open
      busy={form.busy}
      onClose={onClose}
      title={t('settings.confirm.title')}
      actions={
        <>
          <Button variant="secondary" disabled={form.busy} onClick={onClose}>
            {t('settings.delete.cancel')}
          </Button>
          {state.password && (
            <Button type="submit" form={formId} busy={form.busy}>
              {t(form.busy ? 'settings.confirm.busy' : 'settings.confirm.submit')}
            </Button>
          )}
          {!state.password && state.google && (
            <a className={buttonClass()} href={googleConfirmation(purpose)}>
              {t('settings.confirm.google')}
            </a>
          )}
          {!state.password && !state.google && (
            <Link className={buttonClass()} to={paths.forgotPassword}>
              {t('settings.confirm.mail')}
            </Link>
          )}
        </>
      }
    >
      <p>{t(why)}</p>
      {state.password && (
        <form id={formId} className={styles.dialogForm} noValidate onSubmit={form.onSubmit}>
          <DialogProblems form={form} />
          <UserName email={email} />
          <PasswordField
            autoComplete="current-password"
            required
            label={t('settings.confirm.password')}
            showLabel={t('auth.show')}
            hideLabel={t('auth.hide')}
            {...form.field('password')}
          />
          <p className={styles.otherWays}>
            <Link to={paths.forgotPassword}>{t('auth.signIn.forgot')}</Link>
            {state.google && <a href={googleConfirmation(purpose)}>{t('settings.confirm.google.instead')}</a>}
          </p>
        </form>
      )}
    </Dialog>
  );
}
