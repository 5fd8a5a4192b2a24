import { type ProblemCode, problems, problemType } from 'contract';
import Cookies from 'js-cookie';
import { createApiClient, tokenCookie } from '../client/create-api-client';
import { apiAdapter, type Inject, type InjectRequest } from './api-adapter';

/** The result of `startTestApi()` of the test environment. */
export interface TestApi {
  inject: Inject;
  /** The bearer token of the signed-in admin. */
  adminToken: string;
  /** Adds chemicals in one batch; returns their ids in the order of the bodies. */
  addChemicals: (bodies: readonly object[]) => Promise<string[]>;
  /** Publishes a small build of a remote, with overrides of its `release.json`; returns the release's id. */
  addRelease: (build: { id: string; version: string; document?: object }) => Promise<string>;
  /** The number of database statements during an action, background work included. */
  countStatements: (act: () => Promise<unknown>) => Promise<number>;
  /** Runs SQL directly, for data that the API would not write. */
  sql: (text: string, parameters?: readonly unknown[]) => Promise<void>;
  close: () => Promise<void>;
}

interface Refusal {
  code: ProblemCode;
  detail: string;
  errors?: readonly { path: string; message: string }[];
}

function answerOf({ code, detail, errors }: Refusal) {
  const { status, title } = problems[code];
  const body = { type: problemType(code), title, status, detail, instance: '/', errors };
  return { statusCode: status, headers: {}, body: JSON.stringify(body) };
}

/**
 * A signed-in client of the test API. `refuse` answers the next matching requests with a problem that is hard to
 * provoke (such as a server that is down), `hold` lets them wait; both return a function that ends this.
 */
export function startSession({ inject, adminToken, addChemicals, sql }: TestApi) {
  Cookies.set(tokenCookie, adminToken);
  const refusals = new Map<(request: InjectRequest) => boolean, Refusal>();
  const holds = new Map<(request: InjectRequest) => boolean, Promise<void>>();
  const forbidden: string[] = [];
  const adapter = apiAdapter(async (request) => {
    const refusal = [...refusals].find(([matches]) => matches(request));
    if (refusal !== undefined) return answerOf(refusal[1]);
    for (const [matches, released] of holds) if (matches(request)) await released;
    const answer = await inject(request);
    if (answer.statusCode === 403) forbidden.push(`${request.method} ${request.url}`);
    return answer;
  });
  return {
    addChemicals,
    sql,
    /** The calls that the API has refused for want of a permission. */
    forbidden,
    client: createApiClient({ baseURL: '/api', adapter }),
    refuse(matches: (request: InjectRequest) => boolean, refusal: Refusal) {
      refusals.set(matches, refusal);
      return () => void refusals.delete(matches);
    },
    hold(matches: (request: InjectRequest) => boolean) {
      let release: () => void = () => undefined;
      holds.set(
        matches,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => {
        holds.delete(matches);
        release();
      };
    },
  };
}

export type TestSession = ReturnType<typeof startSession>;
