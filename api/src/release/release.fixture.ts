import {
  type Mount,
  type Offer,
  panelId,
  Registry,
  type RegistryRemote,
  releaseEndpoints,
} from 'contract/release';
import { packArchive } from './publish/archive';
import { bearer } from '../testing/bearer';
import { callAs, type CallRequest } from '../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { filesOf, type TestBuild } from '../testing/test-build';

/** The API with what releases need of it. */
export async function openReleases() {
  const usual: Offer = { contract: 1, shared: { react: '19.3.1', 'shared-ui': '1.0.0' } };
  const api = await startTestApi({ jobs: 'stopped', panel: usual });
  const sendBytes = async (
    payload: Buffer,
    given: { token?: string; mount?: string; signature?: string } = {},
    { path }: { path: string } = releaseEndpoints.publish,
  ) => {
    const { token = api.adminToken, ...query } = given;
    const answer = await api.inject({
      method: 'POST',
      url: `/api/${path}`,
      query,
      headers: { ...bearer(token), 'content-type': 'application/gzip' },
      payload,
    });
    return { status: answer.statusCode, answer: answer.json() };
  };
  const publish = async (build: TestBuild = {}, token?: string, mount?: Mount) =>
    sendBytes(await packArchive(filesOf(build)), {
      ...(token !== undefined && { token }),
      ...(mount !== undefined && { mount }),
    });
  const call = (name: keyof typeof releaseEndpoints, request: CallRequest = {}) =>
    callAs(api, releaseEndpoints[name], { token: api.adminToken, ...request });
  const published = async (build: TestBuild = {}, mount?: Mount): Promise<string> => {
    const { status, answer } = await publish(build, undefined, mount);
    if (status !== 201) throw new Error(JSON.stringify(answer));
    return answer.data._id;
  };
  return {
    api,
    sendBytes,
    publish,
    /** Asks what publishing a build would answer. */
    check: async (build: TestBuild) =>
      sendBytes(await packArchive(filesOf(build)), {}, releaseEndpoints.check),
    call,
    registry: () => readRegistry(api),
    offering: offering(api, usual),
    /** What the registry says of a remote. */
    async registered(remote: string): Promise<RegistryRemote | undefined> {
      const { remotes } = Registry.parse(await readRegistry(api));
      return remotes.find(({ id }) => id === remote);
    },
    /** Publishes a version; answers its id. */
    published,
    /** A remote of its own for each test, with these versions published in their order; answers their ids. */
    async remoteWith(remote: string, ...versions: string[]): Promise<string[]> {
      const ids = [];
      for (const version of versions) ids.push(await published({ id: remote, version }));
      return ids;
    },
    activate: (id: string | undefined, token?: string) =>
      call('activate', { id: String(id), ...(token !== undefined && { token }) }),
    /** What runs of a remote, in short. */
    async state(remote: string) {
      const { answer } = await call('remotes');
      const { active, lastKnownGood, rollbackTo, rollout, disabled } = answer.data.find(
        ({ id }: { id: string }) => id === remote,
      );
      return { active, lastKnownGood, rollbackTo, percent: rollout?.percent ?? null, disabled };
    },
    async newToken(remote: string, given: object = {}): Promise<{ _id: string; token: string }> {
      const { answer } = await call('addToken', {
        body: { remote, label: `CI of ${remote}`, mayActivate: true, ...given },
      });
      return answer.data;
    },
  };
}
export type Releases = Awaited<ReturnType<typeof openReleases>>;

/** Lets the active panel offer something else while `act` runs. */
function offering({ sql, services }: TestApi, usual: Offer) {
  async function set({ shared, names = {} }: Partial<Offer>): Promise<void> {
    await sql(
      `update release set document = document || jsonb_build_object('panel',
        document -> 'panel' || jsonb_strip_nulls($1::jsonb)) where remote = $2`,
      [JSON.stringify({ shared, names }), panelId],
    );
    services.responseCache.invalidate('release');
  }
  return async <Result>(offer: Partial<Offer>, act: () => Promise<Result>): Promise<Result> => {
    await set(offer);
    try {
      return await act();
    } finally {
      await set(usual);
    }
  };
}

async function readRegistry(api: TestApi) {
  return (
    await api.inject({ url: '/api/release/registry', headers: bearer(api.adminToken) })
  ).json();
}
