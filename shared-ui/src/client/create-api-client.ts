import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';
import { type Endpoint, parametersOf, pathOf, remoteHeader } from 'contract';
import { tokenCookie } from 'contract/staff';
import Cookies from 'js-cookie';
import { type ApiClient, ApiError, type CallOptions, type DownloadOptions } from 'panel-runtime';
import { fileName } from './file-name';
import type { Mended } from './mended-answer';
import { unreadable } from './lost-answer';
import { bodyOf } from './request-parts';
import { toApiError } from './to-api-error';

export { tokenCookie };

export interface ApiClientOptions {
  /** The base address of the API: `/api`, or the full address on a server. */
  baseURL: string;
  /** Replaces the transport: tests call the API in process. */
  adapter?: AxiosAdapter;
  /** Runs after a 403 on an admin call, unless the role alone forbids it; logs out. */
  onForbidden?: () => void;
  /** Resolves to whether the person has signed in again over the page after that; the call is then repeated. */
  signInAgain?: () => Promise<boolean>;
  /** Runs when a role did not allow a call: what is known of the role may be old. */
  onNotPermitted?: () => void;
  /**
   * Asks for the password when a call needs a fresh sign-in; the call is repeated once when it resolves to true.
   */
  confirmSignIn?: () => Promise<boolean>;
  /** Runs when parts of an answer are not as the contract says, and something stands in their place. */
  onMended?: (answer: MendedCall) => void;
}

/** A call whose answer has parts that are not as the contract says. */
export interface MendedCall {
  readonly endpoint: string;
  /** The remote that made it, `mfe-orders/1.1.0`; undefined for the host. */
  readonly remote: string | undefined;
  readonly mended: readonly Mended[];
}

interface LooseRequest extends CallOptions, DownloadOptions {
  id?: string;
  query?: object;
  body?: unknown;
}

/** The client of the REST API: axios with the contract's endpoints, token and errors. No default timeout. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseURL, adapter, onForbidden, onNotPermitted, confirmSignIn, signInAgain, onMended } =
    options;
  const http = axios.create({
    baseURL,
    xsrfCookieName: 'XSRF-TOKEN',
    ...(adapter !== undefined && { adapter }),
  });

  async function sendOnce(sending: Omit<Sending, 'http' | 'token'>) {
    const token = sending.isAdminCall ? Cookies.get(tokenCookie) : undefined;
    try {
      return await send({ ...sending, http, token });
    } catch (error) {
      const known = await toApiError(error);
      if (known instanceof ApiError && isOfRole(known)) onNotPermitted?.();
      else if (sending.isAdminCall && known instanceof ApiError && known.status === 403) {
        endSession(token);
        throw new SessionEnded(known);
      }
      throw known;
    }
  }
  function endSession(token: string | undefined): void {
    const current = Cookies.get(tokenCookie);
    // A late response to a session before the current one.
    if (current !== undefined && current !== token) return;
    // oxlint-disable-next-line eslint/no-console -- asked for by the specification, section 8
    console.error('Invalid or expired token: logging out.');
    onForbidden?.();
  }
  /** Sends a call, and once more after the person has signed in again over the page. */
  async function sendSignedIn(sending: Omit<Sending, 'http' | 'token'>) {
    try {
      return await sendOnce(sending);
    } catch (error) {
      if (!(error instanceof SessionEnded)) throw error;
      const isBack = (await signInAgain?.()) === true;
      return await (isBack ? sendOnce(sending).catch(unwrapEnd) : unwrapEnd(error));
    }
  }
  async function call(endpoint: Endpoint, request: LooseRequest = {}): Promise<unknown> {
    const isAdminCall = endpoint.access !== 'public' || request.asStaff === true;
    const { data } = await confirmed(() => sendSignedIn({ endpoint, request, isAdminCall }));
    const parsed = endpoint.answer.safeParse(data);
    if (parsed.success) return parsed.data;
    // Loaded by the first answer that needs it: nearly none does.
    const { mendAnswer } = await import('./mended-answer');
    const found = mendAnswer(endpoint.answer, data);
    if (found === undefined) throw unreadable(parsed.error);
    onMended?.({ endpoint: endpoint.name, remote: request.remote, mended: found.mended });
    return found.answer;
  }
  /** Repeats a call that needs a fresh sign-in once it is confirmed. */
  function confirmed<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
    return attempt().catch(async (error: unknown) => {
      if (isStale(error) && (await confirmSignIn?.()) === true) return attempt();
      throw error;
    });
  }
  return {
    call: typedCall(call),
    download: async (endpoint, request = {}) => {
      const { data, headers } = await confirmed(() =>
        sendSignedIn({ endpoint, request, isAdminCall: true, asFile: true }),
      );
      return { blob: fileOf(data), name: fileName(String(headers['content-disposition'] ?? '')) };
    },
    urlOf: (endpoint, { id, query } = {}) => {
      const parameters = new URLSearchParams(parametersOf(endpoint, id, query));
      const address = `${baseURL}/${pathOf(endpoint, id)}`;
      return parameters.size === 0 ? address : `${address}?${parameters}`;
    },
  };
}

/** Wraps the refusal of a token on its way to the question that it leads to. */
class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
  override readonly cause: ApiError;

  constructor(cause: ApiError) {
    super(cause.message);
    this.cause = cause;
  }
}

function unwrapEnd(error: unknown): never {
  throw error instanceof SessionEnded ? error.cause : error;
}

/** Whether the role refused a call, and not the token. */
function isOfRole({ code }: ApiError): boolean {
  return code === 'not-permitted' || code === 'second-factor-missing';
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale-sign-in';
}

/** Guarantee: `call` parses every response with the endpoint's own schema. */
function typedCall(call: (endpoint: Endpoint, request?: LooseRequest) => Promise<unknown>) {
  return call as ApiClient['call'];
}

interface Sending {
  http: AxiosInstance;
  endpoint: Endpoint;
  request: LooseRequest;
  isAdminCall: boolean;
  asFile?: boolean;
  token: string | undefined;
}

function send({ http, endpoint, request, token, asFile = false }: Sending) {
  const { id, query, body, signal, onProgress, onBytes, idempotencyKey, remote } = request;
  return http.request<unknown>({
    method: endpoint.method,
    url: pathOf(endpoint, id),
    params: new URLSearchParams(parametersOf(endpoint, id, query)),
    data: bodyOf(endpoint, body),
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...(remote !== undefined && { [remoteHeader]: remote }),
    },
    ...(asFile && { responseType: 'blob' as const }),
    ...(signal !== undefined && { signal }),
    ...(onBytes !== undefined && { onDownloadProgress: ({ loaded }) => onBytes(loaded) }),
    ...(onProgress !== undefined && {
      onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
    }),
  });
}

function fileOf(data: unknown) {
  if (data instanceof Blob) return data;
  throw unreadable(undefined);
}
