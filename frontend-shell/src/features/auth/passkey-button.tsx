import { late } from '@sahaay/contracts/late';
import { paths } from '@sahaay/contracts/shell';
import { useNavigate } from '@sahaay/kit';
import { Button } from '@sahaay/ui';
import { useState } from 'react';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import { notify } from '../../notify/notify.ts';
import { toastError } from '../../session/error-toast.ts';
import { useRememberUser } from '../../session/session.ts';

/** What talks to the authenticator, which comes when somebody presses the button. */
const part = late(() => import('./passkey-sign-in.ts'));

/** Signs in with a passkey. It shows nothing where the browser knows none. */
export function PasskeyButton() {
  const t = useArrivalText();
  const navigate = useNavigate();
  const remember = useRememberUser();
  const [busy, setBusy] = useState(false);
  async function signIn(): Promise<void> {
    const module = await part.get();
    if (!module) return notify.error(t('error.fetch.text'));
    const user = await module.signInWithPasskey();
    if (!user) return;
    remember(user);
    await navigate(paths.dashboard, { replace: true });
  }
  if (!('PublicKeyCredential' in window)) return null;
  return (
    <Button
      variant="secondary"
      block
      busy={busy}
      onClick={() => {
        setBusy(true);
        void signIn()
          .catch((error: unknown) => toastError(error, t))
          .finally(() => setBusy(false));
      }}
    >
      {t('auth.passkey')}
    </Button>
  );
}
