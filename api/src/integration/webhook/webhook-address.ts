import { invalidField } from '../../kernel/problem';
import { addressesOf, PrivateAddress } from '../../kernel/net/reach-host';
import { hostOf } from '../../kernel/net/send-request';

/** Milliseconds for the DNS look-up, and again for the connection. */
export const connectionTimeout = 5_000;

/**
 * Each sending checks the address again: a name may lead elsewhere by then.
 *
 * @throws ApiProblem `invalid` unless it is an https address on the internet
 */
export async function requireAddress(address: string, allowPrivate: boolean): Promise<string> {
  const url = readUrl(address, allowPrivate);
  try {
    await addressesOf(hostOf(url), { allowPrivate, connectionTimeout });
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

function readUrl(address: string, allowPrivate: boolean): URL {
  const protocols = allowPrivate ? ['https:', 'http:'] : ['https:'];
  if (!URL.canParse(address) || !protocols.includes(new URL(address).protocol))
    throw invalidField('url', 'Enter an address that begins with https://');
  const url = new URL(address);
  if (url.username !== '' || url.password !== '')
    throw invalidField('url', 'Leave the user name and password out of the address');
  return url;
}
