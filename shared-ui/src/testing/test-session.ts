import { type ProblemCode, problems, problemType } from 'contract';
import Cookies from 'js-cookie';
import { createApiClient, tokenCookie } from '../client/create-api-client';
import { apiAdapter, type Inject, type InjectRequest } from './api-adapter';

/** What `startTestApi()` of the test environment gives. */
export interface TestApi {
  inject: Inject;
  /** A signed-in admin's bearer token. */
  adminToken: string;
  /** Adds chemicals at once; answers their ids in the order of the bodies. */
  addChemicals: (bodies: readonly object[]) => Promise<string[]>;
  /** Publishes a small build of a remote, with parts of its `release.json` put over it; answers the release's id. */
  addRelease: (build: { id: string; version: string; document?: object }) => Promise<string>;
  /** How many statements reach the database while something is done; background work counts too. */
  countStatements: (act: () => Promise<unknown>) => Promise<number>;
  /** Runs a statement past the rules of the API: for what it would never write itself. */
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
 * A signed-in client of the test API. `refuse` makes the next requests whose method and address match answer a problem
 * that is hard to bring about (a server that is down); it returns how to end that.
 */
export function startSession({ inject, adminToken, addChemicals }: TestApi) {
  Cookies.set(tokenCookie, adminToken);
  const refusals = new Map<(request: InjectRequest) => boolean, Refusal>();
  const adapter = apiAdapter((request) => {
    const refusal = [...refusals].find(([matches]) => matches(request));
    return refusal === undefined ? inject(request) : Promise.resolve(answerOf(refusal[1]));
  });
  return {
    addChemicals,
    client: createApiClient({ baseURL: '/api', adapter }),
    refuse(matches: (request: InjectRequest) => boolean, refusal: Refusal) {
      refusals.set(matches, refusal);
      return () => void refusals.delete(matches);
    },
  };
}

export type TestSession = ReturnType<typeof startSession>;
