import { adminEndpoints, LoginAnswer } from 'contract/staff';
import { account } from './gateway';

/** The bearer token of an admin, by default of the first one. */
export async function signIn(url: string, given = account): Promise<string> {
  const answer = await fetch(`${url}/api/${adminEndpoints.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  });
  return LoginAnswer.parse(await answer.json()).token;
}
