import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';
import { type AnswerOf, type Endpoint, parametersOf, pathOf, type RequestOf } from 'contract';
import Cookies from 'js-cookie';
import { ApiError } from './api-error';
import { bodyOf } from './request-parts';
import { toApiError } from './to-api-error';

/** The cookie that holds the bearer token. Source: specification, section 2. */
export const tokenCookie = 'jwt';

export interface ApiClientOptions {
  /** Where the calls live: `/api`, or the full address on a server. */
  baseURL: string;
  /** Replaces the transport: tests talk to the API in process. */
  adapter?: AxiosAdapter;
  /** Runs after a 403 on an admin call: logs out. */
  onForbidden?: () => void;
}

/** How a call is made, beside what it carries. */
export interface CallOptions {
  /** Sends the token on a public call too: where staff are answered more than visitors (drafts). */
  asStaff?: boolean;
  /** Called with the share of the body sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** A body in whose text fields files may stand. */
type WithFiles<Body> = {
  [Name in keyof Body]: Extract<Body[Name], string> extends never ? Body[Name] : Body[Name] | Blob;
};

/** The id, query and body that an endpoint takes. */
export type Request<E extends Endpoint> = Omit<RequestOf<E>, 'body'> &
  (RequestOf<E> extends { body: infer Body } ? { body: WithFiles<Body> } : unknown);

type Arguments<E extends Endpoint> =
  Record<never, never> extends Request<E>
    ? [request?: Request<E> & CallOptions]
    : [request: Request<E> & CallOptions];

export interface ApiClient {
  /**
   * Makes one call and answers what the contract says, parsed. Throws `ApiError`.
   *
   * @example const { data } = await api.call(units.endpoints.get, { id });
   */
  call<E extends Endpoint>(endpoint: E, ...args: Arguments<E>): Promise<AnswerOf<E>>;
  /** The address of a call, for what the browser fetches itself: images and downloads. */
  urlOf(endpoint: Endpoint, request?: { id?: string; query?: object }): string;
}

interface LooseRequest extends CallOptions {
  id?: string;
  query?: object;
  body?: unknown;
}

/** The client of the REST API: axios with the contract's calls, token and errors. No default timeout. */
export function createApiClient({ baseURL, adapter, onForbidden }: ApiClientOptions): ApiClient {
  const http = axios.create({
    baseURL,
    xsrfCookieName: 'XSRF-TOKEN',
    ...(adapter !== undefined && { adapter }),
  });

  async function call(endpoint: Endpoint, request: LooseRequest = {}): Promise<unknown> {
    const isAdminCall = endpoint.access === 'admin' || request.asStaff === true;
    try {
      return parse(endpoint, await send({ http, endpoint, request, isAdminCall }));
    } catch (error) {
      const known = toApiError(error);
      if (isAdminCall && known instanceof ApiError && known.status === 403) {
        // oxlint-disable-next-line eslint/no-console -- asked for by the specification, section 8
        console.error('Invalid or expired token: logging out.');
        onForbidden?.();
      }
      throw known;
    }
  }
  return {
    call: typedCall(call),
    urlOf: (endpoint, { id, query } = {}) => {
      const parameters = new URLSearchParams(parametersOf(endpoint, id, query));
      const address = `${baseURL}/${pathOf(endpoint, id)}`;
      return parameters.size === 0 ? address : `${address}?${parameters}`;
    },
  };
}

/** Guarantee: `call` parses every answer with the endpoint's own schema. */
function typedCall(call: (endpoint: Endpoint, request?: LooseRequest) => Promise<unknown>) {
  return call as ApiClient['call'];
}

interface Sending {
  http: AxiosInstance;
  endpoint: Endpoint;
  request: LooseRequest;
  isAdminCall: boolean;
}

async function send({ http, endpoint, request, isAdminCall }: Sending) {
  const { id, query, body, signal, onProgress } = request;
  const token = isAdminCall ? Cookies.get(tokenCookie) : undefined;
  const answer = await http.request<unknown>({
    method: endpoint.method,
    url: pathOf(endpoint, id),
    params: new URLSearchParams(parametersOf(endpoint, id, query)),
    data: bodyOf(body),
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    ...(signal !== undefined && { signal }),
    ...(onProgress !== undefined && {
      onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
    }),
  });
  return answer.data;
}

function parse(endpoint: Endpoint, data: unknown) {
  const parsed = endpoint.answer.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ApiError({
    code: 'unreadable',
    message: 'The server answered something that this page does not understand. Reload the page.',
    cause: parsed.error,
  });
}
