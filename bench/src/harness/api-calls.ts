import { setTimeout as pause } from 'node:timers/promises';
import { type AnswerOf, type Endpoint, maxPageSize, parametersOf, pathOf } from 'contract';
import { formEndpoints, minFillSeconds } from 'contract/inquiry';

/** The current URL: a restarted process has another port. */
export interface Site {
  url: string;
}

export interface Sending {
  readonly token?: string;
  readonly id?: string;
  readonly query?: object;
  readonly body?: object | FormData;
  /** The `Idempotency-Key`, with which a call can be repeated until it is answered. */
  readonly key?: string;
}

const patience = 180_000;

/** @returns undefined when the outcome is unknown because the connection broke or the server was not ready */
export async function call<E extends Endpoint>(
  { url }: Site,
  endpoint: E,
  { token, id, query, body, key }: Sending,
): Promise<AnswerOf<E> | undefined> {
  const search = new URLSearchParams(parametersOf(endpoint, id, query)).toString();
  const isForm = body instanceof FormData;
  try {
    const answer = await fetch(`${url}/api/${pathOf(endpoint, id)}?${search}`, {
      method: endpoint.method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status === 503) return undefined;
    if (!answer.ok) throw new Error(`${endpoint.name} returned ${answer.status}: ${text}`);
    return parsed(endpoint, text);
  } catch (error) {
    // `fetch` throws a TypeError when the connection breaks, also during the response.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Guarantee: the text went through the endpoint's own schema. */
function parsed<E extends Endpoint>(endpoint: E, text: string): AnswerOf<E> {
  return endpoint.answer.parse(JSON.parse(text)) as AnswerOf<E>;
}

/** Repeats a call until it is answered: for reads, and for writes with a key. */
export async function untilAnswered<E extends Endpoint>(
  site: Site,
  endpoint: E,
  sending: Sending,
): Promise<AnswerOf<E>> {
  const limit = performance.now() + patience;
  while (performance.now() < limit) {
    const answer = await call(site, endpoint, sending);
    if (answer !== undefined) return answer;
    await pause(50);
  }
  throw new Error(`${endpoint.name} was not answered within ${patience / 1000} s`);
}

/** All pages of a list. */
export async function readAll<Item>(
  read: (query: object) => Promise<{ readonly data: readonly Item[]; readonly total: number }>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await read({ page, pageSize: maxPageSize });
    found.push(...data);
    if (data.length === 0 || found.length >= total) return found;
  }
}

/** A form token old enough that the form does not count as sent by a bot. */
export async function formToken(site: Site): Promise<string> {
  const { data } = await untilAnswered(site, formEndpoints.token, {});
  await pause(minFillSeconds * 1000);
  return data.token;
}
