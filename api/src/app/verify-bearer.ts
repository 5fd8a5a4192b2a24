import { isApiKey } from '../integration/api-key/key-text';
import type { Services } from '../kernel/services';
import type { Viewer } from '../kernel/viewer';
import { isReleaseToken } from '../release/token/release-tokens';

/**
 * Identifies the bearer of a token: a program by an API key, a team by a release token, else staff by a session.
 *
 * @throws ApiProblem `forbidden` for a token that is not valid
 */
export function verifyBearer(
  { sessions, releaseTokens, apiKeys }: Services,
  token: string,
): Promise<Viewer> {
  if (isApiKey(token)) return apiKeys.verify(token);
  return isReleaseToken(token) ? releaseTokens.verify(token) : sessions.verify(token);
}
