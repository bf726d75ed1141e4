import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

/** The flags of an authenticator's answer (WebAuthn, section 6.1). */
export const FLAGS = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, hasKey: 0x40 } as const;

/** What a test changes of an answer that would be right. */
export interface Twist {
  readonly origin?: string;
  readonly host?: string;
  readonly type?: string;
  readonly flags?: number;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly signedBy?: TestPasskey;
}

const bytesOf = (value: Buffer | string): string => Buffer.from(value).toString('base64url');
const sha256 = (value: Buffer | string): Buffer => createHash('sha256').update(value).digest();
/** A byte string or a text of CBOR (RFC 8949) of less than 65,536 bytes. */
function cbor(value: Buffer | string): Buffer {
  const [kind, content] = typeof value === 'string' ? [0x60, Buffer.from(value)] : [0x40, value];
  if (content.length < 24) return Buffer.concat([Buffer.from([kind + content.length]), content]);
  const head = Buffer.from([kind + 25, content.length >> 8, content.length & 255]);
  return Buffer.concat([head, content]);
}

/** Stands in for the authenticator of one person: it makes one ES256 key, and signs with it. */
export class TestPasskey {
  readonly id = randomBytes(16).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  /** @param origin the origin on which the browser stands */
  constructor(private readonly origin: string) {}

  /** What the browser sends when it has made the key. */
  made(challenge: string, twist: Twist = {}) {
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (label: number, value = '') =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')]);
    const cose = Buffer.concat([Buffer.from('a50102032620' + '01', 'hex'), coordinate(0x21, x), coordinate(0x22, y)]);
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const authData = Buffer.concat([this.data({ flags: 0x45, ...twist }), attested]);
    const attestation = [Buffer.from([0xa3]), cbor('fmt'), cbor('none'), cbor('attStmt'), Buffer.from([0xa0])];
    return {
      id: this.id,
      clientDataJSON: this.client('webauthn.create', challenge, twist),
      attestationObject: bytesOf(Buffer.concat([...attestation, cbor('authData'), cbor(authData)])),
      transports: ['internal', 'a new way'],
    };
  }

  /** What the browser sends when the person signs in. */
  signed(challenge: string, twist: Twist = {}) {
    this.counter += 1;
    const authData = this.data({ counter: this.counter, ...twist });
    const clientDataJSON = this.client('webauthn.get', challenge, twist);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = createSign('sha256')
      .update(signed)
      .sign((twist.signedBy ?? this).privateKey);
    return {
      id: this.id,
      clientDataJSON,
      authenticatorData: bytesOf(authData),
      signature: bytesOf(signature),
      ...(twist.userHandle !== undefined && { userHandle: twist.userHandle }),
    };
  }

  get privateKey(): KeyObject {
    return this.keys.privateKey;
  }

  private client(type: string, challenge: string, twist: Twist): string {
    return bytesOf(JSON.stringify({ type: twist.type ?? type, challenge, origin: twist.origin ?? this.origin }));
  }

  private data({ host, flags = FLAGS.present | FLAGS.verified, counter = 0 }: Twist): Buffer {
    const rest = Buffer.alloc(5);
    rest[0] = flags;
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(host ?? new URL(this.origin).hostname), rest]);
  }
}
