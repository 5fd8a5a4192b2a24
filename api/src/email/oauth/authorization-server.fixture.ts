import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from '../mail-server/scripted-server.fixture';

type Reply = (response: ServerResponse) => void;

/** An authorization server on this machine, at which everybody allows the access. */
export interface AuthorizationServer {
  /** The fields of a mailbox of this provider. */
  readonly account: Readonly<Record<string, string>>;
  /** The token requests that arrived. */
  readonly requests: Readonly<Record<string, string>>[];
  /** The access tokens that count. */
  readonly tokens: Set<string>;
  /** Seconds that an access token is said to count. */
  life: number | string | undefined;
  /** Whether a refresh token is given with each code, and replaced at each use. */
  givesRefresh: boolean;
  rotates: boolean;
  /** Milliseconds until it answers. */
  delay: number;
  /** Answers the next token request by something else. */
  reply: Reply | undefined;
  /** Follows the address. @returns the query with which the browser is sent back */
  allow(url: string): string;
  /** Ends all codes and refresh tokens. */
  revoke(): void;
  close(): Promise<void>;
}

export const clientSecret = 'a secret & of=the client';

export async function startAuthorizationServer(): Promise<AuthorizationServer> {
  const challenges = new Map<string, URLSearchParams>();
  const refreshTokens = new Set<string>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${portOf(server.address())}`;
  const provider: AuthorizationServer = {
    account: {
      signIn: 'oauth2',
      authorizationUrl: `${origin}/authorize?kept=1`,
      tokenUrl: `${origin}/token`,
      scope: 'imap offline_access',
      clientId: 'a client',
      clientSecret,
    },
    requests: [],
    tokens: new Set(),
    life: 3_600,
    givesRefresh: true,
    rotates: false,
    delay: 0,
    reply: undefined,
    allow(url) {
      const { searchParams } = new URL(url);
      const code = randomUUID();
      challenges.set(code, searchParams);
      return `?${new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString()}`;
    },
    revoke() {
      challenges.clear();
      refreshTokens.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    provider.requests.push(Object.fromEntries(form));
    const { reply } = provider;
    provider.reply = undefined;
    await new Promise((resolve) => setTimeout(resolve, provider.delay));
    if (reply) reply(response);
    else sendJson(response, ...granted(form));
  }

  function granted(form: URLSearchParams): [number, object] {
    if (form.get('client_id') !== 'a client' || form.get('client_secret') !== clientSecret)
      return [401, { error: 'invalid_client' }];
    const isByCode = form.get('grant_type') === 'authorization_code';
    if (!(isByCode ? takesCode(form) : takesRefresh(form)))
      return [400, { error: 'invalid_grant', error_description: 'An <b>end</b>' }];
    const accessToken = randomUUID();
    const refreshToken = randomUUID();
    provider.tokens.add(accessToken);
    const isGiven = isByCode ? provider.givesRefresh : provider.rotates;
    if (isGiven) refreshTokens.add(refreshToken);
    const tokens = { access_token: accessToken, token_type: 'Bearer', expires_in: provider.life };
    return [200, { ...tokens, ...(isGiven && { refresh_token: refreshToken }) }];
  }

  function takesCode(form: URLSearchParams): boolean {
    const code = form.get('code') ?? '';
    const asked = challenges.get(code);
    challenges.delete(code);
    const verifier = form.get('code_verifier') ?? '';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    return (
      asked?.get('code_challenge') === challenge &&
      asked.get('redirect_uri') === form.get('redirect_uri')
    );
  }

  function takesRefresh(form: URLSearchParams): boolean {
    const token = form.get('refresh_token') ?? '';
    const isKnown = refreshTokens.has(token);
    if (isKnown && provider.rotates) refreshTokens.delete(token);
    return isKnown;
  }

  return provider;
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
