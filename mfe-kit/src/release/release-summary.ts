import type { RegistryRemote, RegistryVersion, ReleaseDocument } from 'contract/release';

/** What a release would change, line by line, against the version that is active now. */
export function releaseSummary(
  release: ReleaseDocument,
  active: RegistryRemote | undefined,
): string[] {
  const before = active?.versions.find(({ version }) => version === active.active);
  const files = Object.keys(release.integrity).length;
  return [
    `${release.id} ${release.version} (${release.commit.slice(0, 12)})`,
    before === undefined ? 'nothing is active so far' : `active now: ${before.version}`,
    `compressed ${sizeText(release.size.compressed, before?.size.compressed)}`,
    `plain      ${sizeText(release.size.plain, before?.size.plain)}`,
    `${files} scripts${before === undefined ? '' : `, ${changedFiles(release, before)} of them new or changed`}`,
    ...changes('route', release.patterns, active?.patterns),
    ...changes('menu entry', menuOf(release), active && menuOf(active)),
    ...needs(release, before),
  ];
}

const signs = ['−', '±', '+'] as const;

function sizeText(now: number, before: number | undefined): string {
  const size = `${(now / 1000).toFixed(1)} kB`;
  if (before === undefined) return size;
  const change = now - before;
  const sign = signs[Math.sign(change) + 1];
  return `${size} (${sign}${(Math.abs(change) / 1000).toFixed(1)} kB)`;
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
