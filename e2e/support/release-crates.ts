import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type Release, releaseEndpoints, RemoteId } from 'contract/release';
import {
  buildCrates,
  type CratesBuild,
  type EditionName,
  editions,
  fileWith,
} from './release-builds';
import type { Releases } from './release-gateway';

export interface Edition extends CratesBuild {
  readonly name: EditionName;
  readonly release: Release;
  /** The path of its folder on the server. */
  readonly base: string;
  readonly entry: string;
  /** The exposed module: the remote without its pages. */
  readonly expose: string;
  /** The chunk of its first page. */
  readonly page: string;
  /** The chunk of its second page. */
  readonly notes: string;
}

/** The remote of the release journeys, with its editions published. */
export interface Crates extends Readonly<Record<EditionName, Edition>> {
  readonly id: RemoteId;
  /** Needs a future React; not published. */
  readonly demanding: CratesBuild;
  /** Matches the paths of all editions' files. */
  readonly files: RegExp;
  /**
   * Activates an edition with another as its last known good version, and waits until pages get it. Ends the kill
   * switch and rollouts.
   */
  run(edition: Edition, after: Edition): Promise<void>;
}

export async function publishCrates(releases: Releases): Promise<Crates> {
  const { api, publish, activate } = releases;
  const id = RemoteId.parse('mfe-crates');
  const worker = process.env['TEST_PARALLEL_INDEX'] ?? '0';
  const builds = await buildCrates(join(import.meta.dirname, '../dist-crates', worker));
  const published: Edition[] = [];
  for (const name of editions) {
    const build = builds[name];
    const base = `/remotes/${id}/${build.version}/`;
    const pathOf = async (text: string) => base + (await fileWith(build, text));
    published.push({
      ...build,
      name,
      release: await publish(build.output),
      base,
      entry: `${base}remoteEntry.js`,
      expose: await pathOf('path:"crates"'),
      page: await pathOf('Label of the crate'),
      notes: await pathOf('Crate notes, '),
    });
  }

  function edition(name: EditionName): Edition {
    const found = published.find((one) => one.name === name);
    if (found === undefined) throw new Error(`There is no ${name} edition`);
    return found;
  }

  /** Reports sessions without a failure, until most are: only such a version becomes a fallback where there are others. */
  async function startMostly(version: string): Promise<void> {
    const { data } = await api.call(releaseEndpoints.list, {
      query: { remote: id, pageSize: '50' },
    });
    const { sessions = 0, failures = 0 } = data.find((one) => one.version === version) ?? {};
    for (let started = sessions; started <= 2 * failures; started++) {
      const body = { remote: id, version, kind: 'started', sessionId: randomUUID() } as const;
      await api.call(releaseEndpoints.report, { body });
    }
  }

  return {
    id,
    files: new RegExp(`^/remotes/${id}/`),
    first: edition('first'),
    second: edition('second'),
    unsteady: edition('unsteady'),
    leaky: edition('leaky'),
    hostile: edition('hostile'),
    broken: edition('broken'),
    demanding: builds.demanding,
    async run(next, after) {
      await activate(after.release);
      await startMostly(after.version);
      await activate(next.release);
      await api.call(releaseEndpoints.disable, { query: { remote: id, disabled: 'false' } });
      const sent = { active: next.version, lastKnownGood: after.version, disabled: false };
      await expect.poll(() => releases.sent(id)).toMatchObject(sent);
    },
  };
}
