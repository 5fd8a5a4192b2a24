import { request } from '@playwright/test';
import {
  type Mount,
  type RegistryRemote,
  type Release,
  releaseEndpoints,
  type RemoteId,
} from 'contract/release';
import { packBuild } from 'mfe-kit/build';
import { type FileServer, startFileServer } from './edge-files';
import { type Edge, startEdge } from './edge-server';
import { type Crates, publishCrates } from './release-crates';
import { registryIn } from './release-pages';
import { startReleaseServer } from './release-server';
import { signIn, staffApi, type StaffApi } from './staff-api';
import { test as base } from './test';

/**
 * The product on an empty database, one per worker, so that releases do not affect other journeys. Tests call its API
 * directly; browsers go through the edge, which records requests and injects faults.
 */
export interface Releases {
  /** The URL for browsers. */
  readonly url: string;
  readonly dataFolder: string;
  readonly api: StaffApi;
  readonly edge: Edge;
  /** An origin that is allowed for overrides. */
  readonly team: FileServer;
  /** An origin that is not allowed for overrides. */
  readonly stranger: FileServer;
  /** Publishes a build's folder without activating it. */
  publish(output: string, mount?: Mount): Promise<Release>;
  /** Revokes a version. */
  revoke(release: Pick<Release, '_id'>): Promise<void>;
  /** Activates a published version for everybody. */
  activate(release: Pick<Release, '_id'>): Promise<void>;
  /** Rolls back to the version that was active before. */
  rollBack(remote: RemoteId): Promise<void>;
  /** A remote's entry in the registry that pages get; the server caches it for a second. */
  sent(remote: RemoteId): Promise<RegistryRemote | undefined>;
}

interface WorkerFixtures {
  readonly releases: Releases;
  /** A small remote with six editions, built and published on first use. */
  readonly crates: Crates;
}

interface TestFixtures {
  /** Without faults at the start of each test. */
  readonly edge: Edge;
}

/**
 * `test` with a product of its own: `staffPage`, `page` and `api` are those of `releases`, not of the journeys' server.
 *
 * @example
 * test('a remote on another React is mounted', async ({ releases, edge, staffPage: page }) => {
 *   await releases.activate(await releases.publish(outputFolder, 'lifecycles'));
 *   await page.goto('/old-orders');
 *   expect(edge.paths(/^\/remotes\/mfe-old-orders\//)).toHaveLength(2);
 * });
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  releases: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads what a fixture needs from the pattern
    async ({}, provide) => {
      const { releases, close } = await startReleases();
      await provide(releases);
      await close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  crates: [
    async ({ releases }, provide) => provide(await publishCrates(releases)),
    { scope: 'worker', timeout: 600_000 },
  ],
  api: [({ releases }, provide) => provide(releases.api), { scope: 'worker' }],
  baseURL: ({ releases }, provide) => provide(releases.url),
  edge: [
    async ({ releases: { edge } }, provide) => {
      edge.clear();
      await provide(edge);
      edge.clear();
    },
    { auto: true },
  ],
});

export { expect } from './test';

async function startReleases() {
  const [team, stranger] = await Promise.all([startFileServer(), startFileServer()]);
  const server = await startReleaseServer([team.url]);
  const edge = await startEdge(server.url);
  const context = await request.newContext({ baseURL: server.url });
  const api = staffApi(context, await signIn(context));

  async function publish(output: string, mount: Mount = 'routes'): Promise<Release> {
    const { method, path, status, answer } = releaseEndpoints.publish;
    const sent = await context.fetch(`/api/${path}?${new URLSearchParams({ mount })}`, {
      method,
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/gzip' },
      data: await packBuild(output),
    });
    if (sent.status() !== status) throw new Error(`Refused: ${await sent.text()}`);
    return answer.parse(await sent.json()).data;
  }

  const releases: Releases = {
    url: edge.url,
    dataFolder: server.dataFolder,
    api,
    edge,
    team,
    stranger,
    publish,
    async activate({ _id }) {
      await api.call(releaseEndpoints.activate, { id: _id });
    },
    async revoke({ _id }) {
      await api.call(releaseEndpoints.revoke, { id: _id, body: { reason: 'It is hostile' } });
    },
    async rollBack(remote) {
      await api.call(releaseEndpoints.rollback, { query: { remote } });
    },
    async sent(remote) {
      const html = await (
        await fetch(`${server.url}/releases`, { headers: { cookie: `jwt=${api.token}` } })
      ).text();
      return registryIn(html).remotes.find(({ id }) => id === remote);
    },
  };
  async function close() {
    await context.dispose();
    await Promise.all([edge.close(), team.close(), stranger.close()]);
    await server.stop();
  }
  return { releases, close };
}
