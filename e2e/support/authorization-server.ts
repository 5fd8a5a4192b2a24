import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A test's own provider of mailboxes, on a free port of this machine, at which everybody allows the access by a click. */
export interface AuthorizationHost {
  /** The fields of a mailbox of this provider. */
  readonly account: Readonly<
    Record<'authorizationUrl' | 'tokenUrl' | 'scope' | 'clientId' | 'clientSecret', string>
  >;
  /** The grants by which tokens were asked for. */
  readonly grants: readonly string[];
  close(): Promise<void>;
}

/** As much of OAuth 2 (RFC 6749) as a mailbox takes. */
export async function startAuthorizationHost(): Promise<AuthorizationHost> {
  const grants: string[] = [];
  const given = new Set<string>();
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The authorization server is not listening on a port');
  const origin = `http://127.0.0.1:${address.port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    if (pathname === '/authorize') {
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      const code = randomUUID();
      given.add(code);
      back.searchParams.set('code', code);
      back.searchParams.set('state', searchParams.get('state') ?? '');
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<a href="${back.href.replaceAll('&', '&amp;')}">Allow</a>`);
      return;
    }
    const form = new URLSearchParams(await text(request));
    grants.push(form.get('grant_type') ?? '');
    const isKnown = given.has(form.get('code') ?? form.get('refresh_token') ?? '');
    const refreshToken = randomUUID();
    if (isKnown) given.add(refreshToken);
    const tokens = { access_token: randomUUID(), token_type: 'Bearer', expires_in: 3_600 };
    response.writeHead(isKnown ? 200 : 400, { 'content-type': 'application/json' });
    const refused = { error: 'invalid_grant' };
    response.end(JSON.stringify(isKnown ? { ...tokens, refresh_token: refreshToken } : refused));
  }

  return {
    account: {
      authorizationUrl: `${origin}/authorize`,
      tokenUrl: `${origin}/token`,
      scope: 'imap',
      clientId: 'a client',
      clientSecret: 'secret words',
    },
    grants,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
