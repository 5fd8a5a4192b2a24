import { hasCode } from '../../process/error-code';
import { HostUnknown, NoAnswer, PrivateAddress } from '../../kernel/net/reach-host';

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection broke off before an answer',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The host cannot be reached',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is of an unknown issuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate is of an unknown issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The certificate is of an unknown issuer',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is of another host',
};

/** Why no answer came, in words. */
export function sendFailure(error: unknown, host: string): string {
  if (error instanceof PrivateAddress) return `${host} is within a private network`;
  if (error instanceof HostUnknown) return `No host is known by the name ${host}`;
  if (error instanceof NoAnswer) return 'It did not answer in time';
  if (error instanceof Error && error.name === 'AbortError') return 'It did not answer in time';
  const known = Object.entries(words).find(([code]) => hasCode(error, code));
  return known?.[1] ?? 'The connection failed';
}
