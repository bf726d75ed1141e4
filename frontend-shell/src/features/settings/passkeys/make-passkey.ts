import { unwrap } from '@sahaay/contracts';
import { startRegistration } from '@simplewebauthn/browser';
import { api } from '../../../session/api.ts';

/** Ed25519, ES256 and RS256, in COSE's numbers; the server takes the same. */
const ALGORITHMS = [-8, -7, -257];

/** How an attempt ended: a passkey was added, the person gave up, or this device has one already. */
export type Outcome = 'added' | 'given_up' | 'here_already';

const ENDS: Readonly<Record<string, Outcome>> = {
  NotAllowedError: 'given_up',
  AbortError: 'given_up',
  InvalidStateError: 'here_already',
};

/**
 * Has the person's device make a passkey, and adds it to the account.
 * @throws ApiError when the server refuses it, Error when passkeys do not work here
 */
export async function makePasskey(): Promise<Outcome> {
  const { challenge, host, user, email, existing } = await unwrap(api.POST('/api/v1/auth/user/passkeys/options'));
  const made = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: host, name: 'Sahaay' },
      user: { id: user, name: email, displayName: email },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: existing.map((one) => ({ ...one, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  }).catch((error: Error) => {
    const end = ENDS[error.name];
    if (!end) throw error;
    return end;
  });
  if (typeof made === 'string') return made;
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  await unwrap(
    api.POST('/api/v1/auth/user/passkeys', { body: { id: made.id, clientDataJSON, attestationObject, transports } }),
  );
  return 'added';
}
