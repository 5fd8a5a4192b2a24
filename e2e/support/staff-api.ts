import type { APIRequestContext } from '@playwright/test';
import {
  type AnswerOf,
  type Endpoint,
  freshMinutes,
  parametersOf,
  pathOf,
  type RequestOf,
} from 'contract';
import { accountEndpoints, adminEndpoints, LoginAnswer } from 'contract/staff';
import { account } from './surroundings';

/** The API as staff use it, for a test's data and assertions. */
export interface StaffApi {
  readonly token: string;
  /** Confirms the sign-in when it is about to be too old for calls that need a fresh one. */
  keepFresh(): Promise<void>;
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<AnswerOf<E>>;
}

/** Opens a session of its own. */
export async function signIn(request: APIRequestContext): Promise<string> {
  const answer = await request.post(`/api/${adminEndpoints.login.path}`, { data: account });
  return LoginAnswer.parse(await answer.json()).token;
}

export function staffApi(context: APIRequestContext, token: string): StaffApi {
  const send = (endpoint: Endpoint, request: LooseRequest) =>
    context.fetch(`/api/${pathOf(endpoint, request.id)}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${token}` },
      params: new URLSearchParams(parametersOf(endpoint, request.id, request.query)),
      ...(request.body === undefined ? {} : { data: request.body }),
    });
  let confirmedAt = Date.now();

  async function keepFresh() {
    if (Date.now() - confirmedAt < (freshMinutes / 2) * 60_000) return;
    const { password } = account;
    await send(accountEndpoints.confirmSignIn, { body: { password } });
    confirmedAt = Date.now();
  }
  async function call(endpoint: Endpoint, request: LooseRequest) {
    if (endpoint.fresh) await keepFresh();
    const answer = await send(endpoint, request);
    if (answer.status() !== endpoint.status) {
      throw new Error(`${endpoint.name} answered ${answer.status()}: ${await answer.text()}`);
    }
    return endpoint.answer.parse(await answer.json());
  }
  return { token, keepFresh, call: typedCall(call) };
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
