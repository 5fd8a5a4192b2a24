import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from 'contract/staff';

/** What is not as it should be in an answer. */
export interface Deviation {
  readonly origin?: string;
  /** Whether the device checks who uses it. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

/** An authenticator with one passkey on P-256. @see https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(24);
  readonly #origin: string;
  #counter = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  create({ challenge, rp, user }: PasskeyCreation, deviation: Deviation = {}): NewPasskey {
    this.#userHandle = user.id;
    const length = Buffer.from([0, this.#id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#publicKey()]);
    const authData = Buffer.concat([this.#head(rp.id, 0x40, deviation), credential]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: this.#id.toString('base64url'),
      clientDataJSON: this.#clientData('webauthn.create', challenge, deviation),
      attestationObject: Buffer.from(encode(attestation)).toString('base64url'),
      transports: ['internal', 'telepathy'],
    };
  }

  get({ challenge, rpId }: PasskeyRequest, deviation: Deviation = {}): PasskeyProof {
    this.#counter = deviation.counter ?? this.#counter + 1;
    const { userHandle = this.#userHandle } = deviation;
    const authenticatorData = this.#head(rpId, 0, deviation);
    const clientDataJSON = this.#clientData('webauthn.get', challenge, deviation);
    const clientHash = sha256(Buffer.from(clientDataJSON, 'base64url'));
    const signed = Buffer.concat([authenticatorData, clientHash]);
    return {
      id: this.#id.toString('base64url'),
      clientDataJSON,
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      ...(userHandle !== '' && { userHandle }),
    };
  }

  /** The hash of the site, the flags (user present, user verified) and the count. */
  #head(rpId: string, flags: number, { isVerified = true }: Deviation): Buffer {
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags | 0x01 | (isVerified ? 0x04 : 0));
    rest.writeUInt32BE(this.#counter, 1);
    return Buffer.concat([sha256(Buffer.from(rpId)), rest]);
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Deviation): string {
    const data = { type, challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }

  /** As COSE writes a key for ES256. @see RFC 9053, section 7.1 */
  #publicKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytesOf(x)],
      [-3, bytesOf(y)],
    ]);
    return encode(key);
  }
}

function encode(value: Map<string, unknown> | Map<number, unknown>): Uint8Array {
  return isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]);
}

function bytesOf(base64url: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
