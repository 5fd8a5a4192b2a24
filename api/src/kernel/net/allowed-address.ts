import ipaddr from 'ipaddr.js';

/** All addresses routed on the public internet (RFC 4291, section 2.4, and IANA's registry of IPv6 address space). */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address is on the public internet: not in a private, local, shared, translated, reserved or
 * documentation range (IANA's special-purpose registries).
 *
 * @param address - as the resolver returns it; IPv4 within IPv6 counts as IPv4
 */
export function isPublicAddress(address: string): boolean {
  const [withoutZone = ''] = address.split('%', 1);
  const parsed = ipaddr.process(withoutZone);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}
