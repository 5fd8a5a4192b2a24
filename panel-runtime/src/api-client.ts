import type { AnswerOf, Endpoint, RequestOf } from 'contract';

/** Options of a call, besides its request. */
export interface CallOptions {
  /** Sends the token on a public call too, where the response to staff has more (drafts). */
  asStaff?: boolean;
  /** Called with the share of the body sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Makes the call idempotent: a repetition with the same key gets the same response and has no further effect. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The remote that makes the call, and its version: `mfe-orders/1.1.0`. The host sets it. */
  remote?: string;
}

/** A body whose text fields may hold files instead. */
type WithFiles<Body> = {
  [Name in keyof Body]: Extract<Body[Name], string> extends never ? Body[Name] : Body[Name] | Blob;
};

/** The id, query and body of an endpoint's request. */
export type Request<E extends Endpoint> = Omit<RequestOf<E>, 'body'> &
  (RequestOf<E> extends { body: infer Body } ? { body: WithFiles<Body> } : unknown);

/** The arguments of a call after its endpoint. */
export type CallArguments<E extends Endpoint> =
  Record<never, never> extends Request<E>
    ? [request?: Request<E> & CallOptions]
    : [request: Request<E> & CallOptions];

/** A downloaded file, with its name. */
export interface Download {
  blob: Blob;
  /** From `Content-Disposition`; undefined without one. */
  name: string | undefined;
}

/** Options of a download. */
export interface DownloadOptions {
  /** Called with the bytes received so far. */
  onBytes?: (count: number) => void;
  signal?: AbortSignal;
  /** As of a call. */
  remote?: string;
}

/** The request of a download. */
export type DownloadRequest = { id?: string; query?: object; body?: object } & DownloadOptions;

export interface ApiClient {
  /**
   * Calls an endpoint and returns the parsed response. Throws `ApiError`.
   *
   * @example const { data } = await api.call(units.endpoints.get, { id });
   */
  call<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<AnswerOf<E>>;
  /**
   * Downloads a file from an endpoint, as staff. Throws `ApiError`.
   *
   * @example const { blob, name } = await api.download(chemicals.endpoints.export, { query: { format: 'csv' } });
   */
  download(endpoint: Endpoint, request?: DownloadRequest): Promise<Download>;
  /** The URL of an endpoint, for what the browser fetches itself: images and public files. */
  urlOf(endpoint: Endpoint, request?: { id?: string; query?: object }): string;
}
