/** How a request came in, as the server that took it saw it. */
export interface Connection {
  /** The address at the other end: the visitor's, or that of the nearest proxy. */
  readonly address: string;
  /** The headers in which proxies, or visitors themselves, say for whom they ask. */
  readonly forwarding: Readonly<Record<string, string>>;
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

interface Received {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** @param received - a request of Node's own server */
export function connectionOf({ socket, headers }: Received): Connection {
  const forwarding = forwardingHeaders.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { address: socket.remoteAddress ?? '', forwarding: Object.fromEntries(forwarding) };
}

/**
 * What the site tells an API at the other end of a network: the proxies that the request came through, and last whom it
 * came from itself. The API believes no more of it than of any other proxy's word.
 */
export function forwardedFor({ address, forwarding }: Connection): string {
  return [forwarding['x-forwarded-for'], address].filter(Boolean).join(', ');
}
