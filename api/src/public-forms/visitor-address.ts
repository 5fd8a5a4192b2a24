import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { isForwarded, isLoopback } from '../loopback';

/**
 * Whom a form is counted for: a visitor's address, of IPv6 the network that one customer of a provider has. Undefined
 * for the machine itself when it speaks for nobody else. A proxy or the site on this machine names the visitor last in
 * `X-Forwarded-For`, with `TRUST_PROXY` or without.
 */
export function visitorAddress({
  ip,
  headers,
}: Pick<FastifyRequest, 'ip' | 'headers'>): string | undefined {
  if (!isLoopback(ip)) return networkOf(ip);
  if (!isForwarded(headers)) return undefined;
  const nearest = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return networkOf(nearest !== undefined && isIP(nearest) > 0 ? nearest : ip);
}

/** An address of IPv4 as it is, of IPv6 its first 64 bits. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [front = '', back] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const before = groupsOf(front);
  const after = back === undefined ? [] : groupsOf(back);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** Without leading zeros, so that one network has one text; an IPv4 tail stands for two groups. */
function groupsOf(part: string): string[] {
  if (part === '') return [];
  return part
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['v4', 'v4'] : [group.replace(/^0+(?=.)/, '')]));
}
