import { paths } from '@sahaay/contracts/shell';
import { useNavigate, useQuery } from '@sahaay/kit';
import { useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import { toastError } from '../../session/error-toast.ts';
import { sessionQuery } from '../../session/session.ts';

const UNAUTHENTICATED = 401;

/** Somebody already signed in has no business here and goes to the dashboard. Any failure but 401 is told. */
export function useExistingSession(): void {
  const t = useText();
  const navigate = useNavigate();
  const { isSuccess, error } = useQuery(sessionQuery);
  useEffect(() => {
    if (isSuccess) void navigate(paths.dashboard, { replace: true });
  }, [isSuccess, navigate]);
  useEffect(() => {
    if (error && error.status !== UNAUTHENTICATED) toastError(error, t);
  }, [error, t]);
}
