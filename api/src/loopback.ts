import type { IncomingHttpHeaders } from 'node:http';

/** The machine itself, in either version of the protocol. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address);
}

/** A proxy passes the request on for somebody else, and says so. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => headers[name] !== undefined,
  );
}
