import { unwrap } from '@sahaay/contracts';
import { useMutation } from '@sahaay/kit';
import { useText } from '../../i18n/text.ts';
import { api } from '../../session/api.ts';
import { maySignOut } from '../../session/before-leaving.ts';
import { tellOtherTabs } from '../../session/other-tabs.ts';
import { toastError } from '../../session/error-toast.ts';
import { isUnauthenticated, OWNS_REFUSAL, useRequireSignIn } from '../../session/session.ts';

/**
 * Ends the session, unless the person would rather keep what is unsaved. A session that is over already counts as
 * ended. Any other failure is told, since the session then goes on.
 */
export function useSignOut(): () => Promise<void> {
  const t = useText();
  const requireSignIn = useRequireSignIn();
  const { mutate } = useMutation({
    meta: OWNS_REFUSAL,
    mutationFn: () => unwrap(api.GET('/api/v1/auth/user/signout')),
    onSuccess: () => {
      tellOtherTabs(null);
      requireSignIn();
    },
    onError: (error) => {
      if (isUnauthenticated(error)) requireSignIn();
      else toastError(error, t);
    },
  });
  return async () => {
    if (await maySignOut()) mutate();
  };
}
