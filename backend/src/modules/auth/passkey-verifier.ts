import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../config.js';
import { TRANSPORTS, type MadeKey, type PasskeyKey, type Signature } from './domain/passkey.js';

/** Ed25519, ES256 and RS256 in COSE's numbers: what all authenticators can do. The page asks for the same. */
const ALGORITHMS = [-8, -7, -257];

/** What a signature showed besides that it is right. */
export interface Shown {
  readonly counter: number;
  readonly backupEligible: boolean;
  readonly backedUp: boolean;
}

/**
 * Checks what authenticators sign, with SimpleWebAuthn: challenge, origin, the hash of the host, that the person was
 * there and was recognised (by a finger, a face or a PIN), the signature, and that the counter went up. The library is
 * loaded when somebody first uses a passkey.
 */
@Injectable()
export class PasskeyVerifier {
  /** The host for which passkeys are made. They work there and on no other host. */
  readonly host: string;
  private readonly origin: string;

  constructor(@Inject(CONFIG) { publicUrl }: Config) {
    ({ hostname: this.host, origin: this.origin } = new URL(publicUrl));
  }

  /**
   * @param isChallenge whether a challenge is one that the person was given
   * @returns the key, and the challenge that was signed; undefined when anything is wrong
   */
  async made(key: MadeKey, isChallenge: (challenge: string) => boolean): Promise<Answered<PasskeyKey> | undefined> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    let challenge = '';
    const verified = await rightOrNothing(() =>
      verifyRegistrationResponse({
        response: {
          id: key.id,
          rawId: key.id,
          type: 'public-key',
          response: { clientDataJSON: key.clientDataJSON, attestationObject: key.attestationObject },
          clientExtensionResults: {},
        },
        expectedChallenge: (given) => isChallenge((challenge = given)),
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!verified?.verified) return undefined;
    const { credential, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
    return {
      challenge,
      result: {
        id: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        backupEligible: credentialDeviceType === 'multiDevice',
        backedUp: credentialBackedUp,
        transports: TRANSPORTS.filter((transport) => key.transports.includes(transport)),
      },
    };
  }

  /** Does the same for a signature of a key that is known. */
  async signed(
    { id, userHandle, ...response }: Signature,
    key: Pick<PasskeyKey, 'publicKey' | 'counter'>,
    isChallenge: (challenge: string) => boolean,
  ): Promise<Answered<Shown> | undefined> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    let challenge = '';
    const verified = await rightOrNothing(() =>
      verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          response: { ...response, ...(userHandle !== undefined && { userHandle }) },
          clientExtensionResults: {},
        },
        expectedChallenge: (given) => isChallenge((challenge = given)),
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        credential: { id, publicKey: key.publicKey, counter: key.counter },
        requireUserVerification: true,
      }),
    );
    if (!verified?.verified) return undefined;
    const { newCounter, credentialDeviceType, credentialBackedUp } = verified.authenticationInfo;
    return {
      challenge,
      result: {
        counter: newCounter,
        backupEligible: credentialDeviceType === 'multiDevice',
        backedUp: credentialBackedUp,
      },
    };
  }
}

interface Answered<Result> {
  readonly challenge: string;
  readonly result: Result;
}

/** The library throws whatever is wrong with what was sent. It asks nobody, so nothing else can fail. */
async function rightOrNothing<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
