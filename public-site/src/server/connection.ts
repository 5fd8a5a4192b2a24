/** The connection of a request, as the server that accepted it saw it. */
export interface Connection {
  /** The address of the peer: the visitor's, or the nearest proxy's. */
  readonly address: string;
  /** The headers in which proxies, or visitors themselves, claim a client address. */
  readonly forwarding: Readonly<Record<string, string>>;
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

interface Received {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** @param received - a request of Node's HTTP server */
export function connectionOf({ socket, headers }: Received): Connection {
  const forwarding = forwardingHeaders.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { address: socket.remoteAddress ?? '', forwarding: Object.fromEntries(forwarding) };
}

/**
 * The `X-Forwarded-For` that the site sends to a remote API: the proxies of the request, then the peer's address. The
 * API trusts it no more than any other proxy's.
 */
export function forwardedFor({ address, forwarding }: Connection): string {
  return [forwarding['x-forwarded-for'], address].filter(Boolean).join(', ');
}
