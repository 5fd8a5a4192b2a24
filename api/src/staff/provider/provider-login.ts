import type { AnswerOf } from 'contract';
import type { providerEndpoints } from 'contract/staff';
import * as oidc from 'openid-client';
import type { Call } from '../../http/mount/mount-endpoint';
import { clientAddress } from '../../kernel/client-address';
import { ApiProblem, notFound } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { readProfile } from '../admins';
import { hasSecondFactor } from '../second-factor/factor-rows';
import { requireSecondFactor } from '../second-factor/require-second-factor';
import { forgiveAttempt } from '../session/login-throttle';
import { openSession } from '../session/open-session';
import { throttle } from '../session/throttle';
import { findIdentity } from './find-identity';
import type { IdentityProvider } from './identity-provider';
import { forgetSignIn, pendingSignIn, rememberSignIn } from './sign-in-cookie';

type BeginCall = Call<typeof providerEndpoints.begin>;
type LoginCall = Call<typeof providerEndpoints.login>;
type Answer = AnswerOf<typeof providerEndpoints.login>;

/** @returns the address of the provider; a cookie holds what its response has to match */
export async function beginProviderLogin(
  services: Services,
  { body: { from }, request, reply }: BeginCall,
): Promise<string> {
  const provider = requireProvider(services);
  const checks = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  };
  const url = await provider.begin(checks).catch((cause: unknown) => {
    throw unavailable(services, cause);
  });
  rememberSignIn(
    services.secretBox,
    { request, reply },
    { kind: 'begun', ...checks, from: from ?? null },
  );
  return url.href;
}

/**
 * Signs in with what the provider answered, which replaces the password: the second factor is asked for as after it,
 * unless the provider has asked for one.
 */
export async function logInByProvider(services: Services, call: LoginCall): Promise<Answer> {
  const { body, request, reply } = call;
  const provider = requireProvider(services);
  const value = clientAddress(request);
  const source = value === undefined ? undefined : ({ kind: 'address', value } as const);
  if (source) await throttle({ database: services.database, reply }, source);
  const answer =
    body.response === undefined
      ? await finishSecondFactor(services, call)
      : await redeem(services, provider, call, body.response);
  if (source) await forgiveAttempt(services.database, source);
  forgetSignIn({ request, reply });
  return answer;
}

async function redeem(
  services: Services,
  provider: IdentityProvider,
  { request, reply }: LoginCall,
  response: string,
): Promise<Answer> {
  const pending = pendingSignIn(services.secretBox, request);
  if (pending?.kind !== 'begun') throw tooLate();
  const { from } = pending;
  const identity = await provider.finish(response, pending).catch((cause: unknown) => {
    throw refusal(services, cause);
  });
  const adminId = await findIdentity(services, identity);
  // Without the time of the proof the session begins as one that was not confirmed lately.
  const confirmedAt = identity.provedAt ?? new Date(0);
  if (!identity.hasSecondFactor && (await hasSecondFactor(services.database, adminId))) {
    rememberSignIn(
      services.secretBox,
      { request, reply },
      { kind: 'second-factor', adminId, provedAt: confirmedAt.getTime(), from },
    );
    await requireSecondFactor(services, { adminId, code: undefined, reply });
  }
  return { ...(await openSession(services, { adminId, request, confirmedAt, means })), from };
}

async function finishSecondFactor(
  services: Services,
  { body: { code }, request, reply }: LoginCall,
): Promise<Answer> {
  const pending = pendingSignIn(services.secretBox, request);
  if (pending?.kind !== 'second-factor') throw tooLate();
  const { adminId, from, provedAt } = pending;
  // It may have been deactivated meanwhile.
  await readProfile(services.database, adminId);
  await requireSecondFactor(services, { adminId, code, reply });
  const confirmedAt = new Date(provedAt);
  return { ...(await openSession(services, { adminId, request, confirmedAt, means })), from };
}

const means = 'identity provider';

function requireProvider({ identityProvider }: Services): IdentityProvider {
  if (identityProvider === undefined) throw notFound('identity provider');
  return identityProvider;
}

/** What the provider says of it is only logged: anybody can write an address with an error. */
function refusal(services: Services, cause: unknown): ApiProblem {
  if (cause instanceof oidc.AuthorizationResponseError && cause.error === 'access_denied') {
    return new ApiProblem('wrong-credentials', 'You were not signed in by the identity provider.');
  }
  if (isOutage(cause)) return unavailable(services, cause);
  services.log.warn({ err: cause }, 'A sign-in with the identity provider failed');
  const detail = 'The sign-in with the identity provider failed. Try again, or use your password.';
  return new ApiProblem('wrong-credentials', detail);
}

/** Whether the provider could not be reached, or had a failure of its own. */
function isOutage(cause: unknown): boolean {
  if (cause instanceof oidc.ResponseBodyError) return cause.status >= 500;
  return cause instanceof TypeError && cause.message === 'fetch failed';
}

function unavailable({ log }: Services, cause: unknown): ApiProblem {
  log.error({ err: cause }, 'The identity provider does not answer');
  const detail =
    'The identity provider does not answer at the moment. Try again, or use your password.';
  return new ApiProblem('unavailable', detail);
}

function tooLate(): ApiProblem {
  const detail = 'This sign-in took too long, or was begun elsewhere. Begin it again.';
  return new ApiProblem('wrong-credentials', detail);
}
