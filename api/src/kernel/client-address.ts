import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

type Received = Pick<FastifyRequest, 'ip' | 'ips' | 'headers'>;

/**
 * Networks whose proxies `TRUST_PROXY=true` trusts. Whatever visitors write into `X-Forwarded-For` comes before the
 * address that the first proxy saw, and is ignored.
 */
export const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * The client that rate limits count a request for: its IPv4 address or, for IPv6, its /64, the network of one
 * subscriber. Undefined for requests from this machine itself (the site, a probe, an admin at the terminal). A header
 * cannot make a client undefined. Its addresses count only as far as a trusted proxy wrote them: without
 * `TRUST_PROXY` only the last one, and only from a proxy on this machine.
 */
export function clientAddress(request: Received): string | undefined {
  const { ip, ips, headers } = request;
  if (ips && ips.length > 1) return networkOf(isPrivate(ip) ? (ips[1] ?? ip) : ip);
  if (!isLoopback(ip)) return networkOf(ip);
  return isForwarded(headers) ? networkOf(lastForwarded(headers) ?? ip) : undefined;
}

/** Whether the address is this machine, in IPv4 or IPv6. */
export function isLoopback(address: string): boolean {
  return rangeOf(address) === 'loopback';
}

/** Whether a proxy may be at the address: on this machine or, with `TRUST_PROXY`, in a private network. */
export function isProxyAddress(address: string, trustProxy: boolean): boolean {
  return isLoopback(address) || (trustProxy && isPrivate(address));
}

/** Whether a proxy has forwarded the request for another client. */
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

/** The whole chain then consists of proxies, and the address nearest to this process is one that a proxy wrote. */
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

/** An IPv4 address unchanged, or the first 64 bits of an IPv6 address. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
