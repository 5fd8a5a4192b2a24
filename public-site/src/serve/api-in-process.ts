import type { ApiFetch } from '../load/site-api';

interface InjectedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: Buffer;
  readonly remoteAddress?: string;
}

/** The API's `inject`. */
type Inject = (request: InjectedRequest) => Promise<{ statusCode: number; body: string }>;

/** A cached response of the API to visitors, as JSON. */
interface CachedText {
  readonly text: Promise<string>;
  /** It expires soon, and should be requested before. */
  readonly isAging: boolean;
}

/** Undefined when the API has to be called. */
type FindCached = (path: string) => CachedText | undefined;

/**
 * Calls the API within the process. A visitor's request reaches it with the address of the visitor's connection and its
 * proxy headers, so that rate limits count it as usual.
 */
export function apiInProcess(inject: Inject, findCached: FindCached = () => undefined): ApiFetch {
  return async (path, post) => {
    const cached = post ? undefined : findCached(path);
    // Not awaited: if it fails, the response is requested when it has expired.
    if (cached?.isAging)
      void inject({ method: 'GET', url: path, headers: {} }).catch(() => undefined);
    // A cached read that failed is requested: the API's response says why.
    const text = await cached?.text.catch(() => undefined);
    if (text !== undefined) return { status: 200, text: () => Promise.resolve(text) };
    const answer = await inject(
      post
        ? {
            method: 'POST',
            url: path,
            remoteAddress: post.connection.address,
            ...(await written(post.body, { ...post.connection.forwarding, ...post.headers })),
          }
        : { method: 'GET', url: path, headers: {} },
    );
    return { status: answer.statusCode, text: () => Promise.resolve(answer.body) };
  };
}

/** Serialised as for the network: a form with its boundary. */
async function written(body: FormData | string, headers: Record<string, string>) {
  const message = new Response(body, { headers });
  return {
    headers: Object.fromEntries(message.headers),
    payload: Buffer.from(await message.arrayBuffer()),
  };
}
