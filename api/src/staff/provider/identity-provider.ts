import * as oidc from 'openid-client';
import { freshMinutes, shellRoutes } from 'contract';
import { Email } from 'contract/staff';
import type { Env } from '../../kernel/env';
import { panelAddress } from '../../kernel/public-url';

/** What belongs to one sign-in, and comes back with it. */
export interface AuthorizationChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who signed in at the provider, as it says. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly isEmailVerified: boolean;
  readonly firstname: string | undefined;
  readonly lastname: string | undefined;
  /** Whether the provider asked for a second factor. */
  readonly hasSecondFactor: boolean;
  /** When they proved there who they are; undefined if it does not say. */
  readonly provedAt: Date | undefined;
}

/** The company's identity provider. */
export interface IdentityProvider {
  /** The address to send a browser to. */
  begin(checks: AuthorizationChecks): Promise<URL>;
  /**
   * Redeems the response of the provider.
   *
   * @throws when the provider refused, does not answer, or answered something else than what was asked
   */
  finish(response: string, checks: AuthorizationChecks): Promise<Identity>;
}

/** Undefined without its settings. */
export function openIdentityProvider(env: Env): IdentityProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = env;
  if (issuer === undefined || id === undefined || secret === undefined) return undefined;
  const returnTo = `${panelAddress(env)}${shellRoutes.login}`;
  const configuration = remembered(() => discover({ issuer, id, secret }));
  return {
    begin: async ({ state, nonce, verifier }) =>
      oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnTo,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // Not checked, as some providers do not know it: what they say in `auth_time` counts.
        max_age: String(freshMinutes * 60),
      }),
    finish: async (response, { state, nonce, verifier }) => {
      const config = await configuration();
      const address = new URL(`${returnTo}?${response.replace(/^\?/, '')}`);
      const tokens = await oidc.authorizationCodeGrant(config, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return identityOf(config, tokens);
    },
  };
}

interface Client {
  readonly issuer: string;
  readonly id: string;
  readonly secret: string;
}

const clockTolerance = 30;

function discover({ issuer, id, secret }: Client): Promise<oidc.Configuration> {
  const metadata = { client_secret: secret, [oidc.clockTolerance]: clockTolerance };
  // The settings allow plain http for providers on this machine alone.
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(new URL(issuer), id, metadata, undefined, { execute });
}

/** Runs it at the first use, and again after a failure. */
function remembered<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((cause: unknown) => {
      made = undefined;
      throw cause;
    });
    return made;
  };
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** Many providers tell email and names only when asked with the access token. */
async function identityOf(config: oidc.Configuration, tokens: Tokens): Promise<Identity> {
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('The provider sent no ID token');
  const { sub: subject, iss: issuer, auth_time: authTime, amr } = claims;
  const more =
    claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
      ? await oidc.fetchUserInfo(config, tokens.access_token, subject)
      : {};
  const person: Readonly<Record<string, unknown>> = { ...more, ...claims };
  return {
    issuer,
    subject,
    email: Email.safeParse(person['email']).data,
    isEmailVerified: person['email_verified'] === true,
    firstname: textOf(person['given_name']),
    lastname: textOf(person['family_name']),
    // RFC 8176
    hasSecondFactor: Array.isArray(amr) && amr.includes('mfa'),
    provedAt: authTime === undefined ? undefined : new Date(authTime * 1000),
  };
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : undefined;
}
