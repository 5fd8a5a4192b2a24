import type { Env } from '../../core/env';

/** Milliseconds. */
const timeLimit = 10_000;

type CdnAddress = Pick<Env, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN' | 'CDN_PURGE_TOKEN_HEADER'>;

/**
 * Asks the CDN to drop what has one of the tags: in the body as Cloudflare takes them, in headers as Fastly and the usual
 * configurations of Varnish do.
 *
 * @returns why it failed, without address or token; undefined when the CDN took it
 */
export async function sendPurge(
  env: CdnAddress,
  tags: readonly string[],
  stopping: AbortSignal,
): Promise<string | undefined> {
  if (env.CDN_PURGE_URL === undefined) return undefined;
  try {
    const answer = await fetch(env.CDN_PURGE_URL, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'cache-tag': tags.join(','),
        'surrogate-key': tags.join(' '),
        ...tokenHeader(env),
      },
      body: JSON.stringify({ tags }),
      // A redirect would hand the token on.
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(timeLimit)]),
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `The CDN answered ${answer.status}`;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? 'The CDN did not answer in time'
      : 'The CDN could not be reached';
  }
}

function tokenHeader({ CDN_PURGE_TOKEN, CDN_PURGE_TOKEN_HEADER }: CdnAddress) {
  if (CDN_PURGE_TOKEN === undefined) return {};
  const isBearer = CDN_PURGE_TOKEN_HEADER.toLowerCase() === 'authorization';
  return { [CDN_PURGE_TOKEN_HEADER]: isBearer ? `Bearer ${CDN_PURGE_TOKEN}` : CDN_PURGE_TOKEN };
}
