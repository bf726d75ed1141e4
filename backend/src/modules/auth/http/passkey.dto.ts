import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { TRANSPORTS, type Transport } from '../domain/passkey.js';

const NOT_ACCEPTED = 'This passkey was not accepted. Please try again.';
const BASE64URL = /^[\w-]+$/;
/** A credential id has 1,023 bytes at most (WebAuthn, section 4). */
const ID_MAX_LENGTH = 1364;
const CLIENT_DATA_MAX_LENGTH = 5000;
/** No authenticator sends more without a certificate, which we do not ask for. */
const ATTESTATION_MAX_LENGTH = 20_000;
const SIGNED_MAX_LENGTH = 5000;

class PasskeyId {
  @Matches(BASE64URL, { message: NOT_ACCEPTED })
  @MaxLength(ID_MAX_LENGTH, { message: NOT_ACCEPTED })
  @IsString({ message: NOT_ACCEPTED })
  id: string;

  /** What the browser and the authenticator agree on (`clientDataJSON`), in base64url, as all that follows. */
  @Matches(BASE64URL, { message: NOT_ACCEPTED })
  @MaxLength(CLIENT_DATA_MAX_LENGTH, { message: NOT_ACCEPTED })
  @IsString({ message: NOT_ACCEPTED })
  clientDataJSON: string;
}

/** The passkey that a browser made. */
export class PasskeyRegistration extends PasskeyId {
  @Matches(BASE64URL, { message: NOT_ACCEPTED })
  @MaxLength(ATTESTATION_MAX_LENGTH, { message: NOT_ACCEPTED })
  @IsString({ message: NOT_ACCEPTED })
  attestationObject: string;

  /** How the browser may reach the authenticator; what we do not know of is left out. */
  @MaxLength(20, { each: true, message: NOT_ACCEPTED })
  @IsString({ each: true, message: NOT_ACCEPTED })
  @ArrayMaxSize(10, { message: NOT_ACCEPTED })
  @IsArray({ message: NOT_ACCEPTED })
  transports: string[];
}

/** The signature with which a person signs in. */
export class PasskeySignature extends PasskeyId {
  @Matches(BASE64URL, { message: NOT_ACCEPTED })
  @MaxLength(SIGNED_MAX_LENGTH, { message: NOT_ACCEPTED })
  @IsString({ message: NOT_ACCEPTED })
  authenticatorData: string;

  @Matches(BASE64URL, { message: NOT_ACCEPTED })
  @MaxLength(SIGNED_MAX_LENGTH, { message: NOT_ACCEPTED })
  @IsString({ message: NOT_ACCEPTED })
  signature: string;

  /** The name of the account, as the authenticator keeps it. */
  @Matches(BASE64URL, { message: NOT_ACCEPTED })
  @MaxLength(100, { message: NOT_ACCEPTED })
  @IsString({ message: NOT_ACCEPTED })
  @IsOptional()
  userHandle?: string;
}

/** A passkey that the account has already. */
export class ExistingPasskey {
  id: string;
  @ApiProperty({ enum: TRANSPORTS, isArray: true })
  transports: Transport[];
}

/** What the browser needs to make a passkey. It holds for five minutes, once. */
export class PasskeyOptions {
  /** The bytes to sign, in base64url. */
  challenge: string;
  /** The host for which the passkey is made. */
  host: string;
  /** The name of the account in the passkey, in base64url. */
  user: string;
  /** The email, by which the person tells the passkey from others. */
  email: string;
  /** The passkeys of the account. A device that has one of them makes no other. */
  existing: ExistingPasskey[];
}

/** What the browser needs to sign in with a passkey. It holds for five minutes, once. */
export class PasskeyChallenge {
  /** The bytes to sign, in base64url. */
  challenge: string;
  /** The host for which the passkey was made. */
  host: string;
}
