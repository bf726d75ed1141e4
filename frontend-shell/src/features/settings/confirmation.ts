import { unwrap, type Schema } from '@sahaay/contracts';
import { useMutation } from '@sahaay/kit';
import { api } from '../../session/api.ts';
import { OWNS_REFUSAL } from '../../session/session.ts';

/**
 * What a person wants to do once they have confirmed that it is them. The page goes on with it when they are back from
 * Google.
 */
export type Purpose = 'delete' | 'export' | 'password' | 'second_factor' | 'passkeys';

export type ConfirmationState = Schema<'ConfirmationState'>;

/**
 * The address for confirming with Google. It is opened as a whole page and ends on the settings, with
 * `?confirmed=<purpose>` or with `?problem=`.
 */
export const googleConfirmation = (purpose: Purpose): string => `/api/v1/auth/google/confirmation?purpose=${purpose}`;

/** Asks the server whether the person has to show again that it is them, and how they can. */
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
