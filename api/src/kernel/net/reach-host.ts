import { lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import { isPublicAddress } from './allowed-address';

export interface Reach {
  readonly allowPrivate: boolean;
  /** Milliseconds for the DNS look-up, and again for all addresses together. */
  readonly connectionTimeout: number;
}

/** The host is in a private network, which is not allowed. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

export class HostUnknown extends Error {
  override name = 'HostUnknown';
}

export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Maximum number of a host's addresses to try. */
const maxAddresses = 4;

/**
 * Connects to a checked address of the host, without a second DNS look-up.
 *
 * @throws HostUnknown, PrivateAddress, NoAnswer, or the system's own error
 */
export async function reachHost(host: string, port: number, reach: Reach): Promise<Socket> {
  const addresses = await addressesOf(host, reach);
  const timeout = Math.ceil(reach.connectionTimeout / addresses.length);
  let failure: unknown = new HostUnknown(host);
  for (const address of addresses) {
    try {
      return await connected(address, port, timeout);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** The addresses to connect to. @throws HostUnknown, PrivateAddress */
export async function addressesOf(host: string, reach: Reach): Promise<string[]> {
  const found = await within(reach.connectionTimeout, lookedUp(host));
  const allowed = reach.allowPrivate ? found : found.filter(isPublicAddress);
  if (allowed.length === 0) throw new PrivateAddress(host);
  return allowed.slice(0, maxAddresses);
}

/** The system's resolver also parses unusual spellings of an address: decimal, octal, shortened. */
async function lookedUp(host: string): Promise<string[]> {
  try {
    const found = await lookup(host, { all: true });
    return found.map(({ address }) => address);
  } catch (cause) {
    throw new HostUnknown(host, { cause });
  }
}

async function within<Found>(milliseconds: number, found: Promise<Found>): Promise<Found> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new HostUnknown('The look-up took too long')), milliseconds);
  });
  try {
    return await Promise.race([found, late]);
  } finally {
    clearTimeout(timer);
  }
}

function connected(host: string, port: number, timeout: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const timer = setTimeout(() => socket.destroy(new NoAnswer(host)), timeout);
    socket.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.removeAllListeners('error');
      resolve(socket);
    });
  });
}
