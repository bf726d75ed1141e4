import { ApiError, unwrap, type Schema } from '@sahaay/contracts';
import { queryOptions, useMutation, useQueryClient } from '@sahaay/kit';
import { useText } from '../../i18n/text.ts';
import { notify } from '../../notify/notify.ts';
import { api } from '../../session/api.ts';
import { toastError } from '../../session/error-toast.ts';

export type Device = Schema<'AccountSession'>;

/** The devices on which the person is signed in, newest first. They are asked for anew at each visit. */
export const devicesQuery = queryOptions<Device[], ApiError>({
  queryKey: ['devices'],
  gcTime: 0,
  queryFn: () => unwrap(api.GET('/api/v1/auth/user/sessions')),
});

const isGone = (error: unknown): boolean => error instanceof ApiError && error.kind === 'not_found';

/** Ends one session. One that is over already counts as ended. */
async function end({ id }: Device): Promise<void> {
  try {
    await unwrap(api.DELETE('/api/v1/auth/user/sessions/{id}', { params: { path: { id } } }));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

export function useEndSession() {
  const t = useText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: (_answer, { device }) => {
      notify.success(t('settings.devices.ended', { device }));
      return queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
    },
    onError: (error) => toastError(error, t),
  });
}

export function useEndOtherSessions() {
  const t = useText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/api/v1/auth/user/sessions')),
    onSuccess: () => {
      notify.success(t('settings.devices.othersEnded'));
      return queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
    },
    onError: (error) => toastError(error, t),
  });
}
