import type { APIRequestContext } from '@playwright/test';
import { type AnswerOf, type Endpoint, parametersOf, pathOf, type RequestOf } from 'contract';
import { adminEndpoints, LoginAnswer } from 'contract/staff';
import { account } from './surroundings';

/** The API as staff use it, for a test's data and assertions. */
export interface StaffApi {
  readonly token: string;
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<AnswerOf<E>>;
}

/** Opens a session of its own. */
export async function signIn(request: APIRequestContext): Promise<string> {
  const answer = await request.post(`/api/${adminEndpoints.login.path}`, { data: account });
  return LoginAnswer.parse(await answer.json()).token;
}

export function staffApi(context: APIRequestContext, token: string): StaffApi {
  async function call(endpoint: Endpoint, request: LooseRequest) {
    const answer = await context.fetch(`/api/${pathOf(endpoint, request.id)}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}` },
      params: new URLSearchParams(parametersOf(endpoint, request.id, request.query)),
      ...(request.body === undefined ? {} : { data: request.body }),
    });
    if (answer.status() !== endpoint.status) {
      throw new Error(`${endpoint.name} answered ${answer.status()}: ${await answer.text()}`);
    }
    return endpoint.answer.parse(await answer.json());
  }
  return { token, call: typedCall(call) };
}

interface LooseRequest {
  readonly id?: string;
  readonly query?: Record<string, string>;
  readonly body?: object;
}

/** Guarantee: `call` parses every answer with the endpoint's own schema. */
function typedCall(call: (endpoint: Endpoint, request: LooseRequest) => Promise<unknown>) {
  return call as StaffApi['call'];
}
