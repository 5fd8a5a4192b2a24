import { problemCode } from 'contract';
import { type Login, loginPath } from 'contract/staff';
import {
  ApiError,
  secondsOf,
  storeRole,
  unreadable,
  withoutProblem,
  withoutResponse,
} from 'shared-ui/client';

/**
 * Signs in and returns the bearer token. A plain request, because the API client and the contract's schemas load with
 * the panel.
 *
 * @throws ApiError
 */
export async function requestToken(baseURL: string, credentials: Login): Promise<string> {
  const response = await send(`${baseURL}/${loginPath}`, credentials);
  const body = await response.json().catch(() => undefined);
  if (!response.ok) throw refusal(response, body);
  const { token, role } = Object(body);
  if (typeof token !== 'string') throw unreadable(body);
  storeRole(Object(role));
  return token;
}

async function send(address: string, credentials: Login): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
  } catch (cause) {
    throw withoutResponse(cause);
  }
}

function refusal({ status, headers }: Response, body: unknown): ApiError {
  const { type, detail } = Object(body);
  const code = typeof type === 'string' ? problemCode({ type }) : undefined;
  if (code === undefined || typeof detail !== 'string') return withoutProblem(status, body);
  return new ApiError({
    code,
    message: detail,
    status,
    retryAfter: secondsOf(headers.get('retry-after')),
  });
}
