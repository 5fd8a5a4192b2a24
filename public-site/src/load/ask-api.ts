import { type AnswerOf, type Endpoint, pathOf, Problem } from 'contract';
import type { Connection } from '../http/node-request';
import { type ApiAnswer, type ApiFetch, ApiUnavailable } from './site-api';

export type PostAnswer<E extends Endpoint> =
  | { readonly kind: 'answered'; readonly answer: AnswerOf<E> }
  | { readonly kind: 'refused'; readonly problem: Problem };

/** Calls an endpoint whose request has a body, for a visitor. Throws `ApiUnavailable`. */
export type AskApi = <E extends Endpoint>(endpoint: E, body: object) => Promise<PostAnswer<E>>;

/** @param connection - the visitor's, which the API's rate limits count, not the site's */
export function apiAsker(fetchApi: ApiFetch, connection: Connection): AskApi {
  return async <E extends Endpoint>(endpoint: E, body: object): Promise<PostAnswer<E>> => {
    const path = `/api/${pathOf(endpoint, undefined)}`;
    const answer = await reach(fetchApi, { path, body: JSON.stringify(body), connection });
    if (answer.status >= 500 || answer.status === 429) {
      throw new ApiUnavailable(`The API answered ${answer.status} to ${path}`);
    }
    const json: unknown = JSON.parse(await answer.text());
    if (answer.status !== endpoint.status) {
      return { kind: 'refused', problem: Problem.parse(json) };
    }
    return { kind: 'answered', answer: answerOf(endpoint, json) };
  };
}

interface Sent {
  readonly path: string;
  readonly body: string;
  readonly connection: Connection;
}

async function reach(fetchApi: ApiFetch, { path, body, connection }: Sent): Promise<ApiAnswer> {
  try {
    const headers = { 'content-type': 'application/json' };
    return await fetchApi(path, { headers, body, connection });
  } catch (cause) {
    throw new ApiUnavailable(`The API could not be reached for ${path}`, { cause });
  }
}

/** Guarantee: the endpoint's own schema has parsed it. */
function answerOf<E extends Endpoint>(endpoint: E, json: unknown) {
  return endpoint.answer.parse(json) as AnswerOf<E>;
}
