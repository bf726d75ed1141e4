import { unwrap, type Schema } from '@sahaay/contracts';
import { startAuthentication } from '@simplewebauthn/browser';
import { api } from '../../session/api.ts';

/** Browsers throw these when a person closes the question of the authenticator, or takes too long. */
const GIVEN_UP = ['NotAllowedError', 'AbortError'];

/**
 * Has the person choose a passkey and show that it is them, and signs in with it.
 * @returns undefined when they gave up
 * @throws ApiError when the passkey is not accepted, Error when passkeys do not work here
 */
export async function signInWithPasskey(): Promise<Schema<'User'> | undefined> {
  const { challenge, host } = await unwrap(api.POST('/api/v1/auth/passkey/challenge'));
  const signed = await startAuthentication({
    optionsJSON: { challenge, rpId: host, userVerification: 'required' },
  }).catch((error: Error) => {
    if (GIVEN_UP.includes(error.name)) return undefined;
    throw error;
  });
  if (!signed) return undefined;
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
  const body = { id: signed.id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
  return (await unwrap(api.POST('/api/v1/auth/passkey/signin', { body }))).data.user;
}
