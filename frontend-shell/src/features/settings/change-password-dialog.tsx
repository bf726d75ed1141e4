import { unwrap } from '@sahaay/contracts';
import { PASSWORD_MIN_LENGTH } from '@sahaay/contracts/constants';
import { useQueryClient } from '@sahaay/kit';
import { Button, Dialog, PasswordField } from '@sahaay/ui';
import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { notify } from '../../notify/notify.ts';
import { api } from '../../session/api.ts';
import { devicesQuery } from './devices-query.ts';
import { DialogProblems } from './dialog-problems.tsx';
import styles from './settings.module.css';
import { useDialogForm } from './use-dialog-form.ts';
import { UserName } from './user-name.tsx';

export interface ChangePasswordDialogProps {
  readonly email: string;
  /** True when there is no current password to ask for. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

/** Asks for the current password and the new one. Every rule but "not empty" is the server's. */
export function ChangePasswordDialog({ email, isFirst, onClose }: ChangePasswordDialogProps) {
  const t = useText();
  const formId = useId();
  const queryClient = useQueryClient();
  const form = useDialogForm({
    initial: { currentPassword: '', password: '' },
    check: ({ currentPassword, password }) => ({
      currentPassword: isFirst || currentPassword ? undefined : t('settings.password.missing'),
      password: password ? undefined : t('auth.reset.missing'),
    }),
    send: async ({ currentPassword, password }) => {
      const body = isFirst ? { password } : { currentPassword, password };
      await unwrap(api.POST('/api/v1/auth/user/change-password', { body }));
      onClose();
      notify.success(t(isFirst ? 'settings.password.first.done' : 'settings.password.done'));
      await queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
    },
  });
  const reveal = { required: true, showLabel: t('auth.show'), hideLabel: t('auth.hide') };
  return (
    <Dialog
      open
      busy={form.busy}
      onClose={onClose}
      title={t(isFirst ? 'settings.password.first.title' : 'settings.password.title')}
      actions={
        <>
          <Button variant="secondary" disabled={form.busy} onClick={onClose}>
            {t('settings.delete.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.busy}>
            {t(form.busy ? 'settings.password.busy' : 'settings.password.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.dialogForm} noValidate onSubmit={form.onSubmit}>
        <DialogProblems form={form} />
        <UserName email={email} />
        {!isFirst && (
          <PasswordField
            autoComplete="current-password"
            label={t('settings.password.current')}
            {...reveal}
            {...form.field('currentPassword')}
          />
        )}
        <PasswordField
          autoComplete="new-password"
          label={t('auth.reset.password')}
          hint={t('settings.password.hint', { count: PASSWORD_MIN_LENGTH })}
          {...reveal}
          {...form.field('password')}
        />
      </form>
    </Dialog>
  );
}
