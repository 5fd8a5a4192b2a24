import { invalidField } from '../../kernel/problem';
import { addressesOf, PrivateAddress } from '../../kernel/net/reach-host';

/** Milliseconds for the DNS look-up, and again for the connection. */
export const connectionTimeout = 5_000;

/** Where a webhook's address leads. */
export interface Target {
  readonly url: URL;
  /** Without the brackets of an IPv6 address. */
  readonly host: string;
  readonly port: number;
  readonly isEncrypted: boolean;
}

export function targetOf(address: string): Target {
  const url = new URL(address);
  const isEncrypted = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const usual = isEncrypted ? 443 : 80;
  return { url, host, port: url.port === '' ? usual : Number(url.port), isEncrypted };
}

/**
 * Each sending checks the address again: a name may lead elsewhere by then.
 *
 * @throws ApiProblem `invalid` unless it is an https address on the internet
 */
export async function requireAddress(address: string, allowPrivate: boolean): Promise<string> {
  const { url, host } = readTarget(address, allowPrivate);
  try {
    await addressesOf(host, { allowPrivate, connectionTimeout });
  } catch (error) {
    throw invalidField(
      'url',
      error instanceof PrivateAddress
        ? 'This address is within a private network. Enter one on the internet'
        : 'No host is known by this name. Check it',
    );
  }
  return url.href;
}

function readTarget(address: string, allowPrivate: boolean): Target {
  const protocols = allowPrivate ? ['https:', 'http:'] : ['https:'];
  if (!URL.canParse(address) || !protocols.includes(new URL(address).protocol))
    throw invalidField('url', 'Enter an address that begins with https://');
  const target = targetOf(address);
  if (target.url.username !== '' || target.url.password !== '')
    throw invalidField('url', 'Leave the user name and password out of the address');
  return target;
}
