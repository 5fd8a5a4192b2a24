import { adminEndpoints, LoginAnswer } from 'contract/staff';
import { account } from './running-gateway';

/** The bearer token of the first admin. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/${adminEndpoints.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return LoginAnswer.parse(await answer.json()).token;
}
