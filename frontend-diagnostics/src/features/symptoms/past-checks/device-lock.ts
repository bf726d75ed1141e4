/** How long the device waits for a finger, a face or a PIN. */
const WAIT_MS = 60_000;
/** Where an authenticator says what it did (WebAuthn level 3, section 6.1), and the bit for "knows who the person is". */
const FLAGS_AT = 32;
const USER_VERIFIED = 0x04;

/** Whether this device can ask for a finger, a face or its PIN. */
export async function canLock(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}

/**
 * Makes a credential of this device. It stays on the device and tells the service nothing.
 *
 * @returns its id, or undefined when the person or the device did not want to
 */
export async function makeLock(label: string): Promise<string | undefined> {
  try {
    const made = await navigator.credentials.create({
      publicKey: {
        challenge: randomBytes(32),
        rp: { name: 'Sahaay' },
        user: { id: randomBytes(16), name: label, displayName: label },
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          userVerification: 'required',
          residentKey: 'discouraged',
        },
        attestation: 'none',
        timeout: WAIT_MS,
      },
    });
    return made instanceof PublicKeyCredential ? toText(made.rawId) : undefined;
  } catch {
    // The person called it off, or the device could not.
    return undefined;
  }
}

/**
 * Asks for the finger, face or PIN that the credential belongs to. The page itself looks at the answer, so this hides
 * something from others who hold the unlocked device and protects it from nobody who can change the page.
 */
export async function openLock(lock: string): Promise<boolean> {
  try {
    const shown = await navigator.credentials.get({
      publicKey: {
        challenge: randomBytes(32),
        allowCredentials: [{ type: 'public-key', id: toBytes(lock), transports: ['internal'] }],
        userVerification: 'required',
        timeout: WAIT_MS,
      },
    });
    if (!(shown instanceof PublicKeyCredential) || toText(shown.rawId) !== lock) return false;
    const { authenticatorData } = shown.response as AuthenticatorAssertionResponse;
    return ((new Uint8Array(authenticatorData)[FLAGS_AT] ?? 0) & USER_VERIFIED) !== 0;
  } catch {
    return false;
  }
}

const randomBytes = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length));
const toText = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
