import { textLanguage } from 'contract';
import {
  type RegistryRemote,
  type RegistryVersion,
  type ReleaseDocument,
  shortCommit,
} from 'contract/release';

export interface SummaryFacts {
  readonly release: ReleaseDocument;
  /** The registry's current entry of the remote. */
  readonly remote: RegistryRemote | undefined;
  /** The version that is active now. */
  readonly active: string | undefined;
  /** Bytes of the entry, compressed. */
  readonly entry: { readonly now: number; readonly before: number | undefined };
}

/** The changes of a release against the active version, line by line. */
export function releaseSummary({ release, remote, active, entry }: SummaryFacts): string[] {
  const before = activeVersion(remote);
  const files = Object.keys(release.integrity).length;
  return [
    `${release.id} ${release.version} (${shortCommit(release.commit)})`,
    active === undefined ? 'nothing is active so far' : `active now: ${active}`,
    `entry       ${sizeText(entry.now, entry.before)}, compressed`,
    `all scripts ${sizeText(release.size.compressed, before?.size.compressed)}, compressed`,
    `            ${sizeText(release.size.plain, before?.size.plain)}, plain`,
    ...editionOf(release),
    `${files} scripts${before === undefined ? '' : `, ${changedFiles(release, before)} of them new or changed`}`,
    ...changes('route', release.patterns, remote?.patterns),
    ...changes('menu entry', menuOf(release), remote && menuOf(remote)),
    ...needs(release, before),
  ];
}

/** The version of all admins who are not in a rollout. */
export function activeVersion(remote: RegistryRemote | undefined): RegistryVersion | undefined {
  return remote?.versions.find(({ version }) => version === remote.active);
}

function editionOf({ edition }: ReleaseDocument): string[] {
  if (edition === undefined) return [];
  const size = sizeText(edition.size.compressed, undefined);
  return [`edition     ${size}, compressed, loaded where the panel has another one`];
}

const count = new Intl.NumberFormat(textLanguage);
const difference = new Intl.NumberFormat(textLanguage, { signDisplay: 'always' });

function sizeText(now: number, before: number | undefined): string {
  const change = before === undefined ? '' : ` (${difference.format(now - before)})`;
  return `${count.format(now)} bytes${change}`;
}

function changedFiles({ integrity }: ReleaseDocument, before: RegistryVersion): number {
  const known = new Set(Object.values(before.integrity));
  return Object.values(integrity).filter((hash) => !known.has(hash)).length;
}

function menuOf({ nav }: Pick<ReleaseDocument, 'nav'> | Pick<RegistryRemote, 'nav'>): string[] {
  return nav.flatMap(({ group, entries }) => entries.map(({ label }) => `${group} › ${label}`));
}

function changes(
  what: string,
  now: readonly string[],
  before: readonly string[] | undefined,
): string[] {
  if (before === undefined) return [];
  return [
    ...now.filter((one) => !before.includes(one)).map((one) => `+ ${what} ${one}`),
    ...before.filter((one) => !now.includes(one)).map((one) => `− ${what} ${one}`),
  ];
}

function needs(release: ReleaseDocument, before: RegistryVersion | undefined): string[] {
  if (before === undefined) return [];
  const textOf = ({ contract, shared }: ReleaseDocument['needs']) => [
    `contract ${contract}`,
    ...Object.entries(shared).map(([key, range]) => `${key} ${range}`),
  ];
  return changes('need', textOf(release.needs), textOf(before.needs));
}
