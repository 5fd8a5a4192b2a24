import type { ApiFetch } from './site-api';

interface InjectedRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: Buffer;
  readonly remoteAddress?: string;
}

/** The API's `inject`. */
type Inject = (request: InjectedRequest) => Promise<{ statusCode: number; body: string }>;

/** What the API has kept of its answer to visitors, as JSON; undefined when it has to be asked. */
type KeptText = (path: string) => Promise<string> | undefined;

/**
 * The API asked within the process. What a visitor sends comes to it as if he had sent it there himself: by the address
 * of his own connection and with the headers of it that speak of proxies, so that its limits count him as they always do.
 */
export function apiInProcess(inject: Inject, cachedBody: KeptText = () => undefined): ApiFetch {
  return async (path, post) => {
    // What could not be read is asked for, as the API's answer says why.
    const kept = post ? undefined : await cachedBody(path)?.catch(() => undefined);
    if (kept !== undefined) return { status: 200, text: () => Promise.resolve(kept) };
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

/** As it would travel: a form with its boundary. */
async function written(body: FormData | string, headers: Record<string, string>) {
  const message = new Response(body, { headers });
  return {
    headers: Object.fromEntries(message.headers),
    payload: Buffer.from(await message.arrayBuffer()),
  };
}
