import { type Login, loginPath } from 'contract/staff';
import { storeRole, unreadable } from 'shared-ui/client';
import { postPlainly } from './post-plainly';

/**
 * Signs in and returns the bearer token.
 *
 * @throws ApiError
 */
export async function requestToken(baseURL: string, credentials: Login): Promise<string> {
  const body = await postPlainly(`${baseURL}/${loginPath}`, credentials);
  const { token, role } = Object(body);
  if (typeof token !== 'string') throw unreadable(body);
  storeRole(Object(role));
  return token;
}
