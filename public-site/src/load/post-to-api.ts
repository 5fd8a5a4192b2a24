import { type Endpoint, pathOf, Problem } from 'contract';
import type { Connection } from '../http/node-request';
import type { ApiFetch } from './site-api';

/** A request from the site to the API on behalf of a visitor. */
export interface ApiPost {
  readonly headers: Readonly<Record<string, string>>;
  /** A form with a file, or JSON. */
  readonly body: FormData | string;
  /** How the visitor's request came in: the API's limits count the visitor's address, not the site's. */
  readonly connection: Connection;
}

export type Posted =
  /** With the endpoint's response. */
  | { readonly kind: 'taken'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** It is unknown whether the API accepted it. */
  | { readonly kind: 'lost'; readonly cause: unknown };

/** Posts a form to the API. */
export async function postToApi(
  fetchApi: ApiFetch,
  endpoint: Endpoint,
  post: ApiPost,
): Promise<Posted> {
  try {
    const answer = await fetchApi(`/api/${pathOf(endpoint, undefined)}`, post);
    const body: unknown = JSON.parse(await answer.text());
    if (answer.status === endpoint.status) {
      return { kind: 'taken', answer: endpoint.answer.parse(body) };
    }
    const problem = Problem.parse(body);
    if (problem.status >= 500) return { kind: 'lost', cause: new Error(problem.detail) };
    return { kind: 'refused', problem };
  } catch (cause) {
    return { kind: 'lost', cause };
  }
}
