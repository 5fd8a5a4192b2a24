import { z } from 'zod';

interface OpenSearchRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the cluster's address, with query. */
  readonly path: string;
  /** An object is sent as JSON; lines as newline-delimited JSON. */
  readonly body?: object | readonly string[];
  /** Milliseconds. */
  readonly timeout: number;
}

/** Sends a request and returns the response's body as it came. */
export type OpenSearchClient = (request: OpenSearchRequest) => Promise<unknown>;

/** A response that is no success. */
export class OpenSearchError extends Error {
  override name = 'OpenSearchError';
  readonly status: number;

  constructor(status: number, reason: string) {
    super(`OpenSearch answered ${status}: ${reason}`);
    this.status = status;
  }
}

/** The longest response that is read: 10 000 ids take a tenth of it. */
const mostBytes = 16_000_000;

/** @returns a client that throws `OpenSearchError`, or the error of `fetch` when nothing answers in time */
export function openSearchClient(url: string): OpenSearchClient {
  const { origin, pathname, username, password } = new URL(url);
  const base = origin + pathname.replace(/\/$/, '');
  const account = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization =
    username === '' ? {} : { authorization: `Basic ${Buffer.from(account).toString('base64')}` };
  return async ({ method, path, body, timeout }) => {
    const response = await fetch(base + path, {
      method,
      headers: { ...authorization, ...(body && { 'content-type': contentType(body) }) },
      ...(body && { body: bodyText(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await limitedText(response);
    if (!response.ok) throw new OpenSearchError(response.status, reasonIn(text));
    return text === '' ? undefined : JSON.parse(text);
  };
}

function contentType(body: object | readonly string[]): string {
  return Array.isArray(body) ? 'application/x-ndjson' : 'application/json';
}

/** The bulk API wants a newline after the last line too. */
function bodyText(body: object | readonly string[]): string {
  return Array.isArray(body) ? body.map((line) => `${line}\n`).join('') : JSON.stringify(body);
}

async function limitedText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('OpenSearch sent more than 16 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const Failure = z.object({ error: z.object({ type: z.string() }) });

/** The type of the error alone: its text may repeat what was searched for. */
function reasonIn(text: string): string {
  try {
    return Failure.parse(JSON.parse(text)).error.type;
  } catch {
    return 'no reason that it names';
  }
}
