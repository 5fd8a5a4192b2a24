import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const clientId = 'panel';
export const clientSecret = 'a secret of the panel and the provider';

/** Who is signed in at the provider. */
interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
  /** How they have signed in there. */
  readonly amr?: string[];
}

/** A real identity provider, at which everybody signs in without being asked. */
export interface TestProvider {
  readonly issuer: string;
  become(person: Person): void;
  /** Follows the provider's addresses. @returns the query with which it sends the browser back */
  signIn(url: string): Promise<string>;
  close(): Promise<void>;
}

/** @param returnTo - where it sends browsers back to */
export async function startProvider(returnTo: string): Promise<TestProvider> {
  // Its warnings begin with the import.
  const { Provider } = await import('oidc-provider');
  let person: Person = { sub: 'nobody', email: 'nobody@example.com' };
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [returnTo],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    cookies: { keys: ['a key of the cookies'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const { amr: _amr, ...claims } = person;
      return { accountId: sub, claims: () => ({ email_verified: true, ...claims, sub }) };
    },
    // Nobody is asked for consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const { sub, amr } = person;
    const login = { accountId: sub, ...(amr && { amr }) };
    void provider.interactionFinished(request, response, { login });
  });
  return {
    issuer,
    become: (next) => {
      person = next;
    },
    signIn: (url) => followTo(returnTo, url),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** As a browser does, with a jar of its own. */
async function followTo(end: string, first: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = first;
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    url = new URL(response.headers.get('location') ?? '', url).href;
    if (url.startsWith(`${end}?`)) return new URL(url).search;
  }
  throw new Error(`The provider did not send the browser back, but to ${url}`);
}
