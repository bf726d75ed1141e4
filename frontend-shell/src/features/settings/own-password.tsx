import { Button } from '@sahaay/ui';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { toastError } from '../../session/error-toast.ts';
import { isUnauthenticated, useRequireSignIn } from '../../session/session.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useConfirmationState, type ConfirmationState } from './confirmation.ts';
import styles from './settings.module.css';

export interface OwnPasswordProps {
  readonly email: string;
  /** True when Google has just confirmed, on the way here, that it is them. */
  readonly isConfirmed: boolean;
}

const FIRST: ConfirmationState = { needed: false, password: false, google: true };

/**
 * Changes the password. Somebody who only signs in with Google sets a first one, after they have shown that it is them.
 */
export function OwnPassword({ email, isConfirmed }: OwnPasswordProps) {
  const t = useText();
  const requireSignIn = useRequireSignIn();
  const [state, setState] = useState(isConfirmed ? FIRST : undefined);
  const close = (): void => setState(undefined);
  const check = useConfirmationState({
    onSuccess: setState,
    onError: (error) => (isUnauthenticated(error) ? requireSignIn() : toastError(error, t)),
  });
  const isFirst = state?.password === false;
  return (
    <section className={styles.section} aria-labelledby="own-password">
      <h2 className="h2" id="own-password">
        {t('settings.password')}
      </h2>
      <p className={styles.passwordText}>{t('settings.password.text')}</p>
      <Button variant="secondary" onClick={() => check.isPending || check.mutate()}>
        {t('settings.password.change')}
      </Button>
      {state && isFirst && state.needed && (
        <ConfirmDialog
          purpose="password"
          email={email}
          state={state}
          onClose={close}
          onConfirmed={() => setState({ ...state, needed: false })}
        />
      )}
      {state && !(isFirst && state.needed) && <ChangePasswordDialog email={email} isFirst={isFirst} onClose={close} />}
    </section>
  );
}
