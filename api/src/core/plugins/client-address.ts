import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

type Received = Pick<FastifyRequest, 'ip' | 'ips' | 'headers'>;

/**
 * Where proxies stand that `TRUST_PROXY=true` believes. What visitors write into the header themselves stands before the
 * address that the first proxy saw, and does not count.
 */
export const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Whom limits count a request for: the client's address, of IPv6 its /64, the network that one customer of a provider
 * has. Undefined for a process on this machine that asks for itself: the site, a probe, an admin at the terminal.
 *
 * No header makes anyone undefined, and an address that a header names counts only as far as it was written by a proxy:
 * without `TRUST_PROXY` the last one, and only from a proxy on this machine.
 */
export function clientAddress(request: Received): string | undefined {
  const { ip, ips, headers } = request;
  if (ips && ips.length > 1) return networkOf(isPrivate(ip) ? (ips[1] ?? ip) : ip);
  if (!isLoopback(ip)) return networkOf(ip);
  return isForwarded(headers) ? networkOf(lastForwarded(headers) ?? ip) : undefined;
}

/** The machine itself, in either version of the protocol. */
export function isLoopback(address: string): boolean {
  return rangeOf(address) === 'loopback';
}

/** A proxy passes the request on for somebody else, and says so. */
function isForwarded(headers: IncomingHttpHeaders): boolean {
  return ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  );
}

function lastForwarded(headers: IncomingHttpHeaders): string | undefined {
  const last = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last !== undefined && isIP(last) > 0 ? last : undefined;
}

/** The whole chain is of proxies then: the address nearest to this process is the one that a proxy wrote. */
function isPrivate(address: string): boolean {
  const range = rangeOf(address);
  return (
    range === 'private' ||
    privateNetworks.some((each) => each.toLowerCase() === range?.toLowerCase())
  );
}

function rangeOf(address: string): string | undefined {
  return ipaddr.isValid(address) ? ipaddr.process(address).range() : undefined;
}

/** An address of IPv4 as it is, of IPv6 its first 64 bits. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
