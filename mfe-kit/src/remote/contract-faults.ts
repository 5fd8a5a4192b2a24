import { matchesPattern, remoteContract, type RemoteManifest, widgetName } from 'contract/release';
import type { RemoteDefinition } from './define-remote';
import { routePatterns } from './route-patterns';

/** A rule between `remote.json` and the code, with its violations; empty when there are none. */
export interface ContractRule {
  readonly rule: string;
  readonly faults: readonly string[];
}

/** The rules that `remote.json` and the code match in both directions. */
export function contractRules(manifest: RemoteManifest, remote: RemoteDefinition): ContractRule[] {
  return [
    {
      rule: 'is written for the same contract as the code',
      faults: contractFaults(manifest, remote),
    },
    {
      rule: 'has exactly the addresses of the route table',
      faults: addressFaults(manifest, remote),
    },
    {
      rule: 'has a page or an anchor behind every menu entry, each once',
      faults: menuFaults(manifest, remote),
    },
    {
      rule: 'says of each page that is not in the menu which one it belongs to',
      faults: pageFaults(manifest),
    },
    {
      rule: 'lists and opens records at pages that it has, each resource at one',
      faults: recordFaults(manifest),
    },
    { rule: 'has a widget behind every slot, each once', faults: slotFaults(manifest, remote) },
    { rule: 'offers both ways of mounting', faults: mountFaults(manifest) },
  ];
}

function contractFaults({ contract }: RemoteManifest, remote: RemoteDefinition): string[] {
  const editions = new Set([contract, remote.contract, remoteContract]);
  if (editions.size === 1) return [];
  return [
    `remote.json says contract ${contract}, the code ${remote.contract}; this kit is of contract ${remoteContract}`,
  ];
}

function addressFaults({ patterns }: RemoteManifest, { routes }: RemoteDefinition): string[] {
  const coded = routePatterns(routes);
  return [
    ...patterns.filter((one) => !coded.includes(one)).map((one) => `${one} has no route`),
    ...coded.filter((one) => !patterns.includes(one)).map((one) => `${one} is not in remote.json`),
    ...repeated(coded).map((one) => `${one} has two routes`),
  ];
}

function menuFaults(
  { nav, patterns }: RemoteManifest,
  { anchors = {} }: RemoteDefinition,
): string[] {
  const paths = nav.flatMap(({ entries }) => entries.map(({ path }) => path));
  const pages = paths.filter((path) => path.startsWith('/'));
  const named = paths.filter((path) => path.startsWith('#'));
  const coded = Object.keys(anchors);
  return [
    ...pages
      .filter((path) => !patterns.some((pattern) => matchesPattern(pattern, path)))
      .map((path) => `the menu leads to ${path}, which is no page of it`),
    ...named.filter((one) => !coded.includes(one)).map((one) => `the anchor ${one} has no code`),
    ...coded.filter((one) => !named.includes(one)).map((one) => `the anchor ${one} has no entry`),
    ...repeated(paths).map((path) => `the menu has ${path} twice`),
  ];
}

function pageFaults({ nav, pages, patterns }: RemoteManifest): string[] {
  const inMenu = nav.flatMap(({ entries }) => entries.map(({ path }) => path));
  const declared = pages.map(({ path }) => path);
  const parents = new Set([...inMenu, ...declared.filter((path) => !path.includes(':'))]);
  // A remote without a menu has no entry that its pages could belong to.
  const isReached = (pattern: string) =>
    inMenu.length === 0 ||
    declared.includes(pattern) ||
    inMenu.some((path) => matchesPattern(pattern, path));
  return [
    ...patterns
      .filter((pattern) => !isReached(pattern))
      .map((pattern) => `${pattern} is neither in the menu nor under "pages"`),
    ...declared
      .filter((path) => !patterns.includes(path))
      .map((path) => `"pages" has ${path}, which is no page of it`),
    ...pages
      .filter(({ path, parent }) => !parents.has(parent) || parent === path)
      .map(({ path, parent }) => `${path} belongs to ${parent}, which nothing leads to`),
    ...repeated([...declared, ...inMenu])
      .filter((path) => declared.includes(path))
      .map((path) => `"pages" has ${path}, which has a place already`),
  ];
}

function recordFaults({ records, patterns }: RemoteManifest): string[] {
  const opened = records.flatMap(({ list, path = list, add = list }) => [list, path, add]);
  return [...new Set(opened.filter((path) => !patterns.includes(path)))]
    .map((path) => `records are at ${path}, which is no page of it`)
    .concat(
      repeated(records.map(({ resource }) => resource)).map((one) => `${one} is listed twice`),
    );
}

function slotFaults({ slots }: RemoteManifest, remote: RemoteDefinition): string[] {
  const named = slots.map(widgetName);
  const coded = Object.keys(remote.slots ?? {});
  return [
    ...named.filter((one) => !coded.includes(one)).map((one) => `the widget ${one} has no code`),
    ...coded
      .filter((one) => !named.includes(one))
      .map((one) => `the widget ${one} is not in remote.json`),
    ...repeated(named).map((one) => `the widget ${one} is listed twice`),
  ];
}

function mountFaults({ exposes }: RemoteManifest): string[] {
  const missing = (['lifecycles', 'routes'] as const).filter((mount) => !exposes.includes(mount));
  return missing.map((mount) => `it does not expose ${mount}`);
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
