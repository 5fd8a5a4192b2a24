import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mount, panelId, ReleaseDocument, type ReleasedRemote } from 'contract/release';
import { buildRemote, readManifest } from '../build/build-remote';
import { type ReactSource, reactSourceOf } from '../build/react-source';
import { contractRules } from '../remote/contract-faults';
import type { RemoteDefinition } from '../remote/define-remote';
import { plainNouns } from '../remote/plain-pages';
import { packBuild } from './pack-build';
import { readRemote } from './read-remote';
import { type ReleaseApi, ReleaseRefusal } from './release-api';
import { activeVersion, releaseSummary } from './release-summary';
import type { SigningKey } from './signing-key';

export interface ReleaseOptions {
  readonly folder: string;
  readonly api: ReleaseApi;
  readonly mount: Mount;
  /** As the remote's package.json says by default. */
  readonly react?: ReactSource | undefined;
  /** Signs the archive, if the remote is published signed. */
  readonly signingKey?: SigningKey | undefined;
  /**
   * Who gets the published version: a share of the admins in percent, all of them, nobody; or all of them if the token
   * may activate.
   */
  readonly afterwards:
    | { readonly kind: 'activate' | 'activate-if-allowed' | 'nothing' }
    | { readonly kind: 'roll-out'; readonly percent: number };
  readonly isDryRun: boolean;
  readonly log: (line: string) => void;
}

/**
 * Builds the remote in a folder, checks it against its contract, publishes it and activates it. A version that is
 * already published is only activated.
 *
 * @throws ReleaseRefusal with a message fit for users
 */
export async function releaseRemote(options: ReleaseOptions): Promise<void> {
  const { folder, api, isDryRun, log, react = reactSourceOf(folder) } = options;
  if (options.mount !== 'panel' && react === 'page') await checkRemote(folder);
  const { id, version, output } = await buildRemote(folder, { react });
  for (const line of await summaryOf(api, output)) log(line);
  if (isDryRun)
    return log(`dry run: nothing is stored; it would be ${await forecast(options, output)}`);
  const releaseId = await publish(options, { id, version, output });
  const refusal = await give(options, releaseId);
  log(`${id} ${version} is ${refusal ?? plan(options)}`);
}

/** What the installation would answer; without a token, what is planned. */
async function forecast(options: ReleaseOptions, output: string): Promise<string> {
  try {
    const { unmet } = await options.api.check(await packBuild(output), options.mount);
    return unmet.length === 0 ? plan(options) : `published, and wait: ${unmet.join('; ')}`;
  } catch (cause) {
    if (!(cause instanceof ReleaseRefusal) || cause.status !== 401) throw cause;
    return `${plan(options)}, as far as can be told without RELEASE_TOKEN`;
  }
}

/** @throws ReleaseRefusal that lists every mismatch between `remote.json` and the code */
export async function checkRemote(folder: string): Promise<void> {
  const remote = await readRemote(folder);
  const rules = contractRules(await readManifest(folder), remote);
  const faults = [...rules.flatMap((rule) => rule.faults), ...missingScreens(folder, remote)];
  if (faults.length === 0) return;
  const lines = faults.map((fault) => `  ${fault}`);
  throw new ReleaseRefusal(['The remote does not keep its contract:', ...lines].join('\n'));
}

function missingScreens(folder: string, { routes }: RemoteDefinition): string[] {
  return plainNouns(routes)
    .map((noun) => ({ noun, file: `src/${noun}/${noun}.screens.tsx` }))
    .filter(({ file }) => !existsSync(join(folder, file)))
    .map(({ noun, file }) => `/${noun} has no route, and there is no ${file}`);
}

async function summaryOf(api: ReleaseApi, output: string): Promise<string[]> {
  const text = await readFile(join(output, 'release.json'), 'utf8');
  const release = ReleaseDocument.parse(JSON.parse(text));
  const { remotes, panel } = await api.registry();
  const remote = remotes.find(({ id }) => id === release.id);
  const active = activeVersion(remote);
  const { size: now } = await stat(join(output, `${release.entry}.br`));
  const before = active && (await api.entrySize(active));
  const version = release.id === panelId ? panel?.active : active?.version;
  return releaseSummary({ release, remote, active: version, entry: { now, before } });
}

async function publish(
  { api, mount, signingKey, log }: ReleaseOptions,
  built: { readonly id: string; readonly version: string; readonly output: string },
): Promise<string> {
  try {
    const archive = await packBuild(built.output);
    const signature = signingKey && { signature: signingKey.sign(archive) };
    const { data } = await api.publish(archive, { mount, ...signature });
    const kilobytes = (archive.byteLength / 1000).toFixed(1);
    log(`published${signature ? ' signed' : ''}, ${kilobytes} kB sent`);
    return data._id;
  } catch (cause) {
    if (!(cause instanceof ReleaseRefusal) || cause.status !== 409) throw cause;
    const { data } = await api.versions(built.id);
    const known = data.find(({ version }) => version === built.version);
    if (known === undefined) throw cause;
    log('this version is published already');
    return known._id;
  }
}

/** @returns the version's state, if the token may not activate it */
async function give(
  { api, afterwards }: ReleaseOptions,
  releaseId: string,
): Promise<string | undefined> {
  switch (afterwards.kind) {
    case 'activate':
      return waitOf(await api.activate(releaseId));
    case 'activate-if-allowed':
      return activateIfAllowed(api, releaseId);
    case 'roll-out':
      await api.rollOut(releaseId, { percent: afterwards.percent });
      return undefined;
    case 'nothing':
      return undefined;
    default:
      return afterwards satisfies never;
  }
}

/** @returns the version's state, if the token may not activate it or it waits */
export async function activateIfAllowed(
  api: ReleaseApi,
  releaseId: string,
): Promise<string | undefined> {
  try {
    return waitOf(await api.activate(releaseId));
  } catch (cause) {
    if (!(cause instanceof ReleaseRefusal) || cause.status !== 403) throw cause;
    return `published, and not active: ${cause.message}`;
  }
}

function waitOf({ waiting }: ReleasedRemote): string | undefined {
  return waiting === null
    ? undefined
    : 'published, and waits for a panel that has what it needs: it becomes active with that';
}

function plan({ afterwards }: ReleaseOptions): string {
  switch (afterwards.kind) {
    case 'activate':
    case 'activate-if-allowed':
      return 'published and active';
    case 'roll-out':
      return `published and given to ${afterwards.percent} % of the admins`;
    case 'nothing':
      return 'published, and not active';
    default:
      return afterwards satisfies never;
  }
}
