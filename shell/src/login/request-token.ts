import { type Login, loginPath } from 'contract/staff';
import { unreadable } from 'shared-ui/client';
import { postPlainly } from './post-plainly';

/**
 * Signs in and returns the bearer token.
 *
 * @throws ApiError
 */
export async function requestToken(baseURL: string, credentials: Login): Promise<string> {
  const body = await postPlainly(`${baseURL}/${loginPath}`, credentials);
  const { token } = Object(body);
  if (typeof token !== 'string') throw unreadable(body);
  return token;
}
