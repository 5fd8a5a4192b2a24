import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { containerName, releaseEndpoints } from 'contract/release';
import { packArchive } from '../../releases/archive';
import { bearer } from '../../testing/bearer';
import { callAs, type CallRequest } from '../../testing/describe-resource-calls';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

export interface TestBuild {
  readonly id?: string;
  readonly version?: string;
  /** Put over what `release.json` says. */
  readonly document?: object;
  /** Put over the files; `undefined` takes one away. */
  readonly files?: Readonly<Record<string, Buffer | string | undefined>>;
}

/** The files of a small build that is right but for what is put over it. */
export function filesOf({ id = 'mfe-orders', version = '1.0.0', ...over }: TestBuild = {}) {
  const scripts = {
    'remoteEntry.js': Buffer.from(`var ${containerName(id, version)} = {};\n`.repeat(20)),
    'expose-routes.1a2b.js': Buffer.from(`export const version = '${version}';\n`.repeat(20)),
  };
  const plain = Object.entries(scripts);
  const twins = plain.flatMap(([name, content]) => [
    [`${name}.br`, brotliCompressSync(content)] as const,
    [`${name}.gz`, gzipSync(content)] as const,
  ]);
  const document = {
    id,
    title: 'Orders',
    owner: 'Orders team',
    contract: 1,
    exposes: ['routes'],
    patterns: [`/${id}-table`, `/edit-${id}/:id`],
    nav: [],
    records: [],
    version,
    container: containerName(id, version),
    entry: 'remoteEntry.js',
    integrity: Object.fromEntries(plain.map(([name, content]) => [name, integrityOf(content)])),
    needs: { contract: 1, shared: { react: '^19.0.0' } },
    size: {
      plain: lengthOf(plain),
      compressed: lengthOf(twins.filter(([name]) => name.endsWith('.br'))),
    },
    buildTime: '2026-11-21T06:00:00.000Z',
    commit: '9f0c6aa',
    files: { routes: ['expose-routes.1a2b.js'] },
    ...over.document,
  };
  const all = {
    'release.json': JSON.stringify(document),
    ...scripts,
    ...Object.fromEntries(twins),
    'logo.svg': '<svg/>',
    ...over.files,
  };
  const files = new Map<string, Buffer>();
  for (const [name, content] of Object.entries(all)) {
    if (content !== undefined) files.set(name, Buffer.from(content));
  }
  return files;
}

function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function lengthOf(files: readonly (readonly [string, Buffer])[]): number {
  return files.reduce((sum, [, content]) => sum + content.length, 0);
}

/** The API with what releases need of it. */
export async function openReleases() {
  const api = await startTestApi({ jobs: 'stopped' });
  const sendBytes = async (payload: Buffer, given: { token?: string; mount?: string } = {}) => {
    const { token = api.adminToken, mount } = given;
    const answer = await api.inject({
      method: 'POST',
      url: `/api/${releaseEndpoints.publish.path}${mount === undefined ? '' : `?mount=${mount}`}`,
      headers: { ...bearer(token), 'content-type': 'application/gzip' },
      payload,
    });
    return { status: answer.statusCode, answer: answer.json() };
  };
  const publish = async (build: TestBuild = {}, token?: string) =>
    sendBytes(await packArchive(filesOf(build)), token === undefined ? {} : { token });
  const call = (name: keyof typeof releaseEndpoints, request: CallRequest = {}) =>
    callAs(api, releaseEndpoints[name], { token: api.adminToken, ...request });
  return {
    api,
    sendBytes,
    publish,
    call,
    registry: () => readRegistry(api),
    /** Publishes a version; answers its id. */
    async published(build: TestBuild = {}): Promise<string> {
      const { status, answer } = await publish(build);
      if (status !== 201) throw new Error(JSON.stringify(answer));
      return answer.data._id;
    },
    async newToken(remote: string): Promise<{ _id: string; token: string }> {
      const { answer } = await call('addToken', { body: { remote, label: `CI of ${remote}` } });
      return answer.data;
    },
  };
}
export type Releases = Awaited<ReturnType<typeof openReleases>>;

async function readRegistry(api: TestApi) {
  return (await api.inject({ url: '/api/release/registry' })).json();
}
