import { paths } from '@sahaay/contracts/shell';
import { useNavigate, useQuery, useQueryClient } from '@sahaay/kit';
import { useEffect, type RefObject } from 'react';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import { toastError } from '../../session/error-toast.ts';
import { hearOtherTabs } from '../../session/other-tabs.ts';
import { existingSessionQuery, isUnauthenticated } from '../../session/session.ts';

/**
 * Sends somebody who is signed in already to the dashboard, also when another tab signs in meanwhile. Any failure but
 * 401 is told.
 *
 * @param isEntering set once the page itself signs somebody in, and leads them elsewhere
 */
export function useExistingSession(isEntering?: RefObject<boolean>): void {
  const t = useArrivalText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { isSuccess, error } = useQuery(existingSessionQuery);
  useEffect(() => {
    if (isSuccess && !isEntering?.current) void navigate(paths.dashboard, { replace: true });
  }, [isSuccess, isEntering, navigate]);
  useEffect(() => {
    if (error && !isUnauthenticated(error)) toastError(error, t);
  }, [error, t]);
  useEffect(
    () =>
      hearOtherTabs(
        (userId) => void (userId && queryClient.invalidateQueries({ queryKey: existingSessionQuery.queryKey })),
      ),
    [queryClient],
  );
}
