import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { readRegistry, type RegistryRemote, releaseEndpoints } from 'contract/release';
import type { TestApi } from 'shared-ui/testing';

/** The real API on a port of its own, for commands to call. */
export interface ReleaseServer {
  readonly address: string;
  /** Returns the requests since the last call, each as `PUT release/activate`. */
  takeCalls(): string[];
  /** The registry's entry of a remote. */
  remote(id: string): Promise<RegistryRemote | undefined>;
  /** The published versions of a remote, latest first. */
  versions(id: string): Promise<string[]>;
  /** @param rights - may also activate, by default */
  newToken(remote: string, rights?: { mayActivate: boolean }): Promise<string>;
  addKey(remote: string, publicKey: string): Promise<void>;
  /** Notes that a version made a call that is deprecated. */
  addDeprecatedUse(remote: string, version: string): Promise<void>;
  close(): Promise<void>;
}

/** @param sizeOf - the compressed size of a version's entry, which the gateway would report */
export async function startReleaseServer(
  sizeOf: (path: string) => number | undefined,
): Promise<ReleaseServer> {
  const api = await startTestApi({ jobs: 'stopped' });
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any');
    calls.push(`${request.method} ${pathname.replace(/^\/api\//, '')}`);
    if (pathname.startsWith('/remotes/')) setContentLength(response, sizeOf(pathname));
    else void passOn(api, request, response);
  });
  const address = await listen(server);
  const ask = async (method: string, path: string, body?: object) => {
    const { adminToken: token } = api;
    const answer = await api.inject({
      method,
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { payload: JSON.stringify(body) }),
    });
    return JSON.parse(answer.body);
  };
  return {
    address,
    takeCalls: () => calls.splice(0),
    async remote(id) {
      const { remotes } = readRegistry.answer.parse(await ask('GET', readRegistry.path));
      return remotes.find((one) => one.id === id);
    },
    async versions(remote) {
      const answer = await ask('GET', `${releaseEndpoints.list.path}?remote=${remote}`);
      return releaseEndpoints.list.answer.parse(answer).data.map(({ version }) => version);
    },
    async newToken(remote, rights = { mayActivate: true }) {
      const body = { remote, label: `CI of ${remote}`, ...rights };
      const answer = await ask('POST', releaseEndpoints.addToken.path, body);
      return releaseEndpoints.addToken.answer.parse(answer).data.token;
    },
    async addKey(remote, publicKey) {
      await ask('POST', releaseEndpoints.addKey.path, { remote, label: 'CI', publicKey });
    },
    addDeprecatedUse: (remote, version) =>
      api.sql(
        `insert into deprecated_use values
          ($1, $2, 'unit.countOld', 'unit.list', '2031-03-31', 3, now(), now())`,
        [remote, version],
      ),
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await api.close();
    },
  };
}

/** Passes a request to the API unchanged, and its response back. */
async function passOn(api: TestApi, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '/', headers } = request;
  const payload = await buffer(request);
  const answer = await api.inject({
    method,
    url,
    headers: texts(headers),
    ...(payload.length > 0 && { payload }),
  });
  response.writeHead(answer.statusCode, texts(answer.headers));
  response.end(answer.rawPayload);
}

function texts(headers: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function setContentLength(response: ServerResponse, size: number | undefined) {
  if (size === undefined) response.writeHead(404);
  else response.writeHead(200, { 'content-length': size, 'content-encoding': 'br' });
  response.end();
}

/** Starts a server on a free port and returns its address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(server.address())}`;
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address === 'object' && address !== null) return address.port;
  throw new Error('The server is not listening on a port');
}
