import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import { Problem, type Release, releaseEndpoints, RemoteId } from 'contract/release';
import { staffApi, type StaffApi } from '../support/staff-api';

/** A released version as it was published. */
export interface ReleasedArchive {
  readonly remote: string;
  readonly version: string;
  readonly bytes: Buffer;
}

const suffix = '.tar.gz';

/** The archives in a folder, named as the API names them: `<remote>-<version>.tar.gz`. */
export async function archivesIn(folder: string): Promise<ReleasedArchive[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(suffix)).toSorted();
  if (files.length === 0) throw new Error(`There is no *${suffix} in ${folder}`);
  return Promise.all(
    files.map(async (file) => {
      const [, remote, version] = /^([a-z][a-z0-9-]*)-(\d+\.\d+\.\d+.*)\.tar\.gz$/.exec(file) ?? [];
      if (remote === undefined || version === undefined)
        throw new Error(`${file} is not called <remote>-<version>${suffix}`);
      return { remote, version, bytes: await readFile(join(folder, file)) };
    }),
  );
}

/** The archives of every version of an installation that runs, or would run again after a failure. */
export async function archivesOf(url: string, token: string): Promise<ReleasedArchive[]> {
  const context = await request.newContext({ baseURL: url });
  try {
    const api = staffApi(context, token);
    const { data: remotes } = await api.call(releaseEndpoints.remotes, {});
    const archives: ReleasedArchive[] = [];
    for (const { id, active, lastKnownGood } of remotes) {
      const { data } = await api.call(releaseEndpoints.list, { query: { remote: id } });
      const wanted = data.filter(({ version }) => version === active || version === lastKnownGood);
      for (const { _id, version, mount } of wanted) {
        if (mount === 'panel') continue;
        const bytes = await download(context, token, _id);
        archives.push({ remote: id, version, bytes });
      }
    }
    return archives;
  } finally {
    await context.dispose();
  }
}

async function download(context: APIRequestContext, token: string, id: string): Promise<Buffer> {
  const answer = await context.get(`/api/${releaseEndpoints.archive.path}?id=${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.ok()) return answer.body();
  throw new Error(`The archive ${id} was answered ${answer.status()}: ${await answer.text()}`);
}

export type Published =
  | { readonly kind: 'published'; readonly release: Release }
  /** It is not a build that this installation takes, or the panel lacks something that it needs. */
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

interface Publishing {
  readonly api: StaffApi;
  readonly context: APIRequestContext;
  readonly archive: ReleasedArchive;
}

/** Publishes an archive, unless the installation has the version from its own start, and makes it active. */
export async function publishArchive({ api, context, archive }: Publishing): Promise<Published> {
  await api.keepFresh();
  let refusal = '';
  for (const mount of ['routes', 'lifecycles']) {
    const answer = await context.post(`/api/${releaseEndpoints.publish.path}?mount=${mount}`, {
      headers: { authorization: `Bearer ${api.token}`, 'content-type': 'application/gzip' },
      data: archive.bytes,
    });
    if (answer.ok()) {
      const { data } = releaseEndpoints.publish.answer.parse(await answer.json());
      return activated(api, data);
    }
    const problem = Problem.parse(await answer.json());
    if (answer.status() === 409) return activated(api, await knownRelease(api, archive));
    refusal ||= [problem.detail, ...(problem.errors ?? []).map(wordsOf)].join('; ');
  }
  return { kind: 'refused', reasons: [refusal] };
}

function wordsOf({ path, message }: { readonly path: string; readonly message: string }): string {
  return `${path}: ${message}`;
}

async function knownRelease(api: StaffApi, { remote, version }: ReleasedArchive): Promise<Release> {
  const { data } = await api.call(releaseEndpoints.list, {
    query: { remote: RemoteId.parse(remote) },
  });
  const known = data.find((one) => one.version === version);
  if (known === undefined) throw new Error(`${remote} ${version} is neither taken nor published`);
  return known;
}

async function activated(api: StaffApi, release: Release): Promise<Published> {
  const { _id, fit, lacks } = release;
  if (fit === 'none') return { kind: 'refused', reasons: lacks.map((reason) => `It ${reason}`) };
  await api.call(releaseEndpoints.activate, { id: _id });
  return { kind: 'published', release };
}
