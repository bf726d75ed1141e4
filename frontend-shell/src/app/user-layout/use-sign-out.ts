import { ApiError, unwrap } from '@sahaay/contracts';
import { useMutation } from '@sahaay/kit';
import { useText } from '../../i18n/text.ts';
import { api } from '../../session/api.ts';
import { tellOtherTabs } from '../../session/other-tabs.ts';
import { toastError } from '../../session/error-toast.ts';
import { useRequireSignIn } from '../../session/session.ts';

/** Ends the session. Signed out already counts as signed out; any other failure is told, for the session goes on. */
export function useSignOut(): () => void {
  const t = useText();
  const requireSignIn = useRequireSignIn();
  const { mutate } = useMutation({
    mutationFn: () => unwrap(api.GET('/api/v1/auth/user/signout')),
    onSuccess: () => {
      tellOtherTabs(null);
      requireSignIn();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.kind === 'unauthenticated') requireSignIn();
      else toastError(error, t);
    },
  });
  return () => mutate();
}
