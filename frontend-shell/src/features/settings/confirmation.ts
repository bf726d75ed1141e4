import { unwrap, type Schema } from '@sahaay/contracts';
import { useMutation } from '@sahaay/kit';
import { api } from '../../session/api.ts';
import { OWNS_REFUSAL } from '../../session/session.ts';

/** What a person confirms for that it is them. The page goes on with it when they are back from Google. */
export type Purpose = 'delete' | 'export' | 'password';

export type ConfirmationState = Schema<'ConfirmationState'>;

/** Opened as a whole page; ends on the settings with `?confirmed=<purpose>`, or with `?problem=`. */
export const googleConfirmation = (purpose: Purpose): string => `/api/v1/auth/google/confirmation?purpose=${purpose}`;

/** Learns whether the person has to show again that it is them, and how they can. */
export function useConfirmationState(callbacks: {
  readonly onSuccess: (state: ConfirmationState) => void;
  readonly onError: (error: Error) => void;
}) {
  return useMutation({
    meta: OWNS_REFUSAL,
    mutationFn: () => unwrap(api.GET('/api/v1/auth/user/confirmation')),
    ...callbacks,
  });
}
