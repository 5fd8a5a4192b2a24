import {
  chooseVersion,
  judgeNeeds,
  matchRemote,
  type Registry,
  type RegistryRemote,
  type RegistryVersion,
  remoteContract,
} from 'contract/release';
import type { AssetListing } from 'mfe-kit/build';
import { themeScript } from 'shared-ui/theme';
import {
  buildAttribute,
  shellIntegrityId,
  registryElementId,
  overrideOriginsMeta,
  rootElementId,
} from './element-ids';
import { failureScript, failureStyle } from './start-failure';

export interface ShellDocument {
  /** The shell's `assets.json`. */
  readonly assets: AssetListing;
  /** Which build these are, where pages of different ones may be open at a time. */
  readonly build?: string;
  /** Left out for who is not signed in. */
  readonly registry: Registry | undefined;
  /** Of the address asked for: what it needs is loaded along with the shell. */
  readonly pathname: string;
  readonly nonce: string;
  /** Origins that builds under development may come from. */
  readonly overrideOrigins?: readonly string[];
}

/** The page of every admin address, as a server sends it. */
export function shellDocument(page: ShellDocument): string {
  const { assets, build, registry, nonce, overrideOrigins = [] } = page;
  const version = neededVersion(page);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta property="csp-nonce" nonce="${nonce}">
${overrideOrigins.length === 0 ? '' : `<meta name="${overrideOriginsMeta}" content="${overrideOrigins.join(' ')}">`}
<title>Admin</title>
<link rel="icon" href="${icon}">
${version === undefined ? '' : preloads(version, nonce)}
<script nonce="${nonce}">${themeScript}</script>
<style nonce="${nonce}">${failureStyle}</style>
<script nonce="${nonce}">${failureScript(assets.publicPath)}</script>
</head>
<body>
<div id="${rootElementId}"${build === undefined ? '' : ` ${buildAttribute}="${build}"`}></div>
<noscript>The admin panel needs JavaScript.</noscript>
${registry === undefined ? '' : registryElement(registry, nonce)}
${ownIntegrity(assets, nonce)}
${assets.scripts.map((file) => scriptElement(assets, file, nonce)).join('\n')}
</body>
</html>
`;
}

const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#6a35d2" d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75z"/><path fill="none" stroke="#fff" stroke-width="2.4" d="M16 8.2 22.8 12.1v7.8L16 23.8l-6.8-3.9v-7.8z"/></svg>',
  );

/** What the address will load, unless it is switched off or needs what the shell does not have. */
function neededVersion({ registry, pathname, assets }: ShellDocument): RegistryVersion | undefined {
  const remote = registry && matchRemote(registry, pathname);
  if (remote === undefined || remote.disabled) return undefined;
  const version = chooseVersion(remote, undefined);
  if (version === undefined || assets.shared === undefined) return version;
  const offered = { contract: remoteContract, shared: assets.shared };
  return judgeNeeds(version.needs, offered).kind === 'compatible' ? version : undefined;
}

function registryElement(registry: Registry, nonce: string): string {
  const json = jsonForScript({ ...registry, remotes: registry.remotes.map(withoutOlder) });
  return `<script id="${registryElementId}" type="application/json" nonce="${nonce}">${json}</script>`;
}

function preloads({ base, entry, preload, integrity }: RegistryVersion, nonce: string): string {
  return [entry, ...preload]
    .map(
      (file) =>
        `<link rel="preload" as="script" nonce="${nonce}" crossorigin href="${base}${file}" integrity="${integrity[file] ?? ''}">`,
    )
    .join('\n');
}

/** Of what is loaded later: the first scripts carry theirs. */
function ownIntegrity({ scripts, integrity }: AssetListing, nonce: string): string {
  const later = Object.entries(integrity).filter(
    ([file]) => file.endsWith('.js') && !scripts.includes(file),
  );
  const json = jsonForScript(Object.fromEntries(later));
  return `<script id="${shellIntegrityId}" type="application/json" nonce="${nonce}">${json}</script>`;
}

function scriptElement({ publicPath, integrity }: AssetListing, file: string, nonce: string) {
  const hash = integrity[file] ?? '';
  return `<script defer nonce="${nonce}" crossorigin src="${publicPath}${file}" integrity="${hash}"></script>`;
}

/** With the versions alone that a start may need: each brings the hashes of all its files. */
function withoutOlder(remote: RegistryRemote): RegistryRemote {
  const { active, lastKnownGood, rollout } = remote;
  const needed = [active, lastKnownGood, rollout?.version];
  return { ...remote, versions: remote.versions.filter(({ version }) => needed.includes(version)) };
}

/** JSON that cannot end the script element it stands in. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
