import { Secret, TOTP } from 'otpauth';

const issuer = 'Admin panel';
/** Steps of 30 seconds by which a clock may differ. */
const window = 1;

/** A new secret for an authenticator app, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from the QR code. */
export function secretUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/**
 * The time step that a code belongs to; undefined for a wrong code.
 *
 * @see RFC 6238
 */
export function stepOf(secret: string, code: string): number | undefined {
  const totp = totpOf(secret, issuer);
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, window, timestamp });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** The code of this moment. */
export function codeOf(secret: string): string {
  return totpOf(secret, issuer).generate();
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) });
}
