/**
 * A random key of 32 hexadecimal digits. Unlike `crypto.randomUUID`, it is there on pages served without TLS.
 */
export function randomKey(): string {
  return hex(randomBytes());
}

/** A random UUID (version 4), there on pages served without TLS too. */
export function newUuid(): string {
  const bytes = randomBytes();
  const [version = 0, variant = 0] = [bytes[6], bytes[8]];
  bytes[6] = (version & 0x0f) | 0x40;
  bytes[8] = (variant & 0x3f) | 0x80;
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function randomBytes() {
  return crypto.getRandomValues(new Uint8Array(16));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
