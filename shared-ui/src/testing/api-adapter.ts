import {
  type AxiosAdapter,
  AxiosError,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';

/** One request into the API, in process. */
export interface InjectRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Uint8Array;
}

/** What came back. */
export interface InjectAnswer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
  /** The body's bytes; the text is enough where there are none. */
  rawPayload?: Uint8Array;
}

/** The API's `inject`. */
export type Inject = (request: InjectRequest) => Promise<InjectAnswer>;

async function payloadOf(data: unknown) {
  if (data === undefined || data === null) return {};
  if (typeof data === 'string') return { payload: data };
  if (!(data instanceof FormData))
    throw new Error('The test adapter sends JSON and form data only.');
  // A Response writes form data as it travels, boundary included.
  const written = new Response(data);
  return {
    // Anything but a Buffer would be written as JSON by the API's `inject`.
    payload: Buffer.from(await written.arrayBuffer()),
    type: written.headers.get('content-type') ?? '',
  };
}

function parsed(body: string) {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    // Files and pages are not JSON; the client's own parsing validates them.
    return body;
  }
}

function fileOf({ body, rawPayload }: InjectAnswer) {
  return new Blob([rawPayload === undefined ? body : new Uint8Array(rawPayload)]);
}

/** Like axios' own transports, drops the default content type of a request without a body. */
function headersOf(config: InternalAxiosRequestConfig, type: string | undefined) {
  const hasBody = config.data !== undefined && config.data !== null;
  const own = Object.entries(config.headers.toJSON()).flatMap(([name, value]) => {
    const isShown = value !== null && value !== undefined;
    const isAbsent = !hasBody && name.toLowerCase() === 'content-type';
    return isShown && !isAbsent ? [[name.toLowerCase(), String(value)] as const] : [];
  });
  return { ...Object.fromEntries(own), ...(type !== undefined && { 'content-type': type }) };
}

function textHeaders(headers: InjectAnswer['headers']) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** An axios transport that passes requests to the API in process. */
export function apiAdapter(inject: Inject): AxiosAdapter {
  return async (config) => {
    const { payload, type } = await payloadOf(config.data);
    const query = String(config.params ?? '');
    const address = `${config.baseURL ?? ''}/${config.url ?? ''}`;
    const answer = await inject({
      method: (config.method ?? 'get').toUpperCase(),
      url: query === '' ? address : `${address}?${query}`,
      headers: headersOf(config, type),
      ...(payload !== undefined && { payload }),
    });
    const response: AxiosResponse = {
      data: config.responseType === 'blob' ? fileOf(answer) : parsed(answer.body),
      status: answer.statusCode,
      statusText: '',
      headers: textHeaders(answer.headers),
      config,
    };
    if (answer.statusCode < 400) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
  };
}
