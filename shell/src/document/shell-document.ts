import {
  chooseVersion,
  judgeVersion,
  requirementsOf,
  matchesPattern,
  matchRemote,
  type Registry,
  type RegistryRemote,
  type RegistryVersion,
  remoteContract,
} from 'contract/release';
import type { AssetListing } from 'mfe-kit/build';
import { hueStyle, turnedColor } from 'shared-ui/hue';
import { themeScript } from 'shared-ui/theme';
import type { Brand } from '../brand/brand';
import {
  brandColorsId,
  brandElementId,
  buildAttribute,
  missedBuildAttribute,
  panelFilesId,
  shellIntegrityId,
  registryElementId,
  overrideOriginsMeta,
  rootElementId,
  firstAccountMeta,
  signInProviderMeta,
} from './element-ids';
import { shareChunk } from '../federation/share-chunks';
import { failureScript, failureStyle } from './start-failure';
import { trustedTypesScript } from './trusted-types';

export type { Brand };
export { failedBuildIn } from './failed-build';
export { isTriedPage } from './tried-pages';

export interface ShellDocument {
  /** The shell's `assets.json`. */
  readonly assets: AssetListing;
  /** The build of these assets, where pages of different builds may be open at the same time. */
  readonly build?: string;
  /** The build that was meant, where that did not start in this browser. */
  readonly inPlaceOf?: string | undefined;
  /** Undefined for a visitor who is not signed in. */
  readonly registry: Registry | undefined;
  /** Whose page it is, for rollouts. */
  readonly adminId?: string | undefined;
  /** The requested path: what it needs is loaded along with the shell. */
  readonly pathname: string;
  readonly nonce: string;
  /** The company; without it the panel has the product's name and colour. */
  readonly brand?: Brand;
  /** What the identity provider is called, where staff sign in with one. */
  readonly signInProvider?: string | undefined;
  /** Whether the first account is still to be created. */
  readonly awaitsFirstAccount?: boolean;
  /** Origins allowed for builds under development. */
  readonly overrideOrigins?: readonly string[];
}

/** The HTML document of every admin address. */
export function shellDocument(page: ShellDocument): string {
  const { assets, build, registry, nonce, brand, signInProvider, overrideOrigins = [] } = page;
  const { awaitsFirstAccount = false } = page;
  const hue = brand?.hue ?? null;
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
${signInProvider === undefined ? '' : `<meta name="${signInProviderMeta}" content="${attributeText(signInProvider)}">`}
${awaitsFirstAccount ? `<meta name="${firstAccountMeta}" content="awaited">` : ''}
<title>Admin</title>
<link rel="icon" href="${iconOf(hue)}">
<script nonce="${nonce}">${trustedTypesScript}</script>
<script nonce="${nonce}">${themeScript}</script>
<style nonce="${nonce}">${failureStyle}</style>
<style id="${brandColorsId}" nonce="${nonce}" data-hue="${hue}">${hueStyle(hue)}</style>
<script nonce="${nonce}">${failureScript(assets.publicPath, build)}</script>
${scriptsOf(page)
  .map((file) => scriptElement(assets, file, nonce))
  .join('\n')}
${fontPreload(assets)}
${version === undefined ? '' : preloads(version, page)}
</head>
<body>
<div id="${rootElementId}"${attribute(buildAttribute, build)}${attribute(missedBuildAttribute, page.inPlaceOf)}></div>
<noscript>The admin panel needs JavaScript.</noscript>
${brand === undefined ? '' : brandElement(brand, nonce)}
${registry === undefined ? panelFilesElement(assets, nonce) : registryElement(registry, nonce)}
${ownIntegrity(assets, nonce)}
</body>
</html>
`;
}

function attribute(name: string, value: string | undefined): string {
  return value === undefined ? '' : ` ${name}="${attributeText(value)}"`;
}

function attributeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

const productColor = '#6a35d2';

function iconOf(hue: number | null): string {
  const color = hue === null ? productColor : turnedColor(productColor, hue);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${color}" d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75z"/><path fill="none" stroke="#fff" stroke-width="2.4" d="M16 8.2 22.8 12.1v7.8L16 23.8l-6.8-3.9v-7.8z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The remote version that the address loads, unless it is switched off or needs what the shell does not provide. */
function neededVersion({
  registry,
  pathname,
  assets,
  adminId,
}: ShellDocument): RegistryVersion | undefined {
  const remote = registry && matchRemote(registry, pathname);
  if (remote === undefined || remote.disabled) return undefined;
  const version = chooseVersion(remote, adminId);
  if (version === undefined || assets.shared === undefined) return version;
  const offered = { contract: remoteContract, shared: assets.shared };
  return judgeVersion(version, offered).kind === 'compatible' ? version : undefined;
}

function brandElement({ name, shortName, hue, locale }: Brand, nonce: string): string {
  const json = jsonForScript({ name, shortName, hue, locale });
  return `<script id="${brandElementId}" type="application/json" nonce="${nonce}">${json}</script>`;
}

function registryElement(registry: Registry, nonce: string): string {
  const json = jsonForScript({ ...registry, remotes: registry.remotes.map(withoutOlder) });
  return `<script id="${registryElementId}" type="application/json" nonce="${nonce}">${json}</script>`;
}

/** The font of the Latin letters, which would else be requested when the first text is laid out, and lay it out again. */
function fontPreload({ publicPath, integrity }: AssetListing): string {
  const file = Object.keys(integrity).find((name) => latinFont.test(name));
  if (file === undefined) return '';
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${publicPath}${file}">`;
}

const latinFont = /^inter-latin-wght-normal\.\w+\.woff2$/;

/** What the version loads first: its own files, those of the page, and the shell's modules that it consumes. */
function preloads(version: RegistryVersion, { assets, nonce, pathname }: ShellDocument): string {
  const { base, entry, preload, integrity } = version;
  const own = new Set([entry, ...preload, ...filesOfPage(version, pathname)]);
  const consumed = requirementsOf(version).flatMap(({ shared }) => Object.keys(shared));
  const chunks = new Set(consumed.flatMap((key) => shareChunk(key) ?? []));
  const shared = new Set([...chunks].flatMap((chunk) => assets.chunks[chunk] ?? []));
  return [
    ...[...own].map((file) => ({ href: base + file, hash: integrity[file] })),
    ...[...shared].map((file) => ({
      href: assets.publicPath + file,
      hash: assets.integrity[file],
    })),
  ]
    .map(
      ({ href, hash = '' }) =>
        `<link rel="preload" as="script" nonce="${nonce}" crossorigin href="${href}" integrity="${hash}">`,
    )
    .join('\n');
}

/** The scripts of the page at an address; a pattern without parameters goes first, as in the router. */
function filesOfPage({ pageFiles = {} }: RegistryVersion, pathname: string): readonly string[] {
  const matching = Object.keys(pageFiles).filter((one) => matchesPattern(one, pathname));
  const pattern = matching.find((one) => !one.includes(':')) ?? matching[0] ?? '';
  return pageFiles[pattern] ?? [];
}

/** The page of a signed-in admin loads the panel along with the entry; without a session the entry shows the login. */
function scriptsOf({ assets, registry }: ShellDocument): readonly string[] {
  return registry === undefined ? assets.scripts : [...panelFiles(assets), ...assets.scripts];
}

function panelFiles({ chunks }: AssetListing): readonly string[] {
  return chunks['start'] ?? [];
}

/** The files that the login fetches ahead, while the user types the password. */
function panelFilesElement(assets: AssetListing, nonce: string): string {
  const json = jsonForScript(panelFiles(assets));
  return `<script id="${panelFilesId}" type="application/json" nonce="${nonce}">${json}</script>`;
}

/** Hashes of files that are loaded later: the initial scripts carry theirs as attributes. */
function ownIntegrity({ scripts, integrity }: AssetListing, nonce: string): string {
  const later = Object.entries(integrity).filter(
    ([file]) => file.endsWith('.js') && !scripts.includes(file),
  );
  const json = jsonForScript(Object.fromEntries(later));
  return `<script id="${shellIntegrityId}" type="application/json" nonce="${nonce}">${json}</script>`;
}

function scriptElement({ publicPath, integrity }: AssetListing, file: string, nonce: string) {
  const hash = integrity[file] ?? '';
  return `<script defer fetchpriority="high" nonce="${nonce}" crossorigin src="${publicPath}${file}" integrity="${hash}"></script>`;
}

/** Only the versions that a start may need: each carries the hashes of all its files. */
function withoutOlder(remote: RegistryRemote): RegistryRemote {
  const { active, lastKnownGood, rollout } = remote;
  const needed = [active, lastKnownGood, rollout?.version];
  const versions = remote.versions.filter(({ version }) => needed.includes(version));
  return { ...remote, versions: versions.map(withoutPageFiles) };
}

function withoutPageFiles(version: RegistryVersion): RegistryVersion {
  const { pageFiles: _, ...others } = version;
  return others;
}

/** JSON that cannot close the script element around it. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
