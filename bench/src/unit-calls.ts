import { adminEndpoints, largestPageSize, LoginAnswer, units, type Unit } from 'contract';
import { account } from './running-gateway';

const { add, list } = units.endpoints;

/** The bearer token of the first admin. */
export async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/${adminEndpoints.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  return LoginAnswer.parse(await answer.json()).token;
}

/** Adds a unit for each name, all at once; tells about those that were acknowledged and waits for the rest to end. */
export async function addUnits(
  { url, token }: { readonly url: string; readonly token: string },
  names: readonly string[],
  acknowledge: (id: string) => void,
): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const calls = names.map(async (name) => {
    const unit = { name, symbol: name, dimension: 'mass', factor: 1 };
    const answer = await fetch(`${url}/api/${add.path}`, {
      method: add.method,
      headers,
      body: JSON.stringify(unit),
    });
    if (answer.status !== add.status) throw new Error(`${name} was answered ${answer.status}`);
    acknowledge(add.answer.parse(await answer.json()).data._id);
  });
  const outcomes = await Promise.allSettled(calls);
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' && !isCutOff(outcome.reason) ? [outcome.reason] : [],
  );
  if (refused.length > 0) throw new AggregateError(refused, 'The API refused writes');
}

/** What fetch throws when the connection breaks. */
function isCutOff(reason: unknown): boolean {
  return reason instanceof TypeError;
}

export async function readUnits(url: string): Promise<Unit[]> {
  const found: Unit[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${url}/api/${list.path}?page=${page}&pageSize=${largestPageSize}`);
    const { data, total } = list.answer.parse(await answer.json());
    found.push(...data);
    if (data.length === 0 || found.length >= total) return found;
  }
}
