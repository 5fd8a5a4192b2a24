import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry, RegistryVersion } from 'contract/release';
import { chooseVersion, matchRemote } from 'contract/release';
import { themeScript } from 'shared-ui/theme-script';
import { z } from 'zod';

/** What the shell's build says of itself. */
const AssetListing = z.object({
  publicPath: z.string(),
  scripts: z.array(z.string()),
  integrity: z.record(z.string(), z.string()),
});
export type AssetListing = z.infer<typeof AssetListing>;

export async function readShellAssets(folder: string): Promise<AssetListing> {
  return AssetListing.parse(JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8')));
}

export interface ShellPage {
  readonly assets: AssetListing;
  readonly registry: Registry;
  readonly path: string;
  readonly nonce: string;
}

/** The page of every admin address: the registry inside, and the files that the address needs asked for at once. */
export function shellPage({ assets, registry, path, nonce }: ShellPage): string {
  const scripts = assets.scripts.map(
    (file) => `<script defer nonce="${nonce}" ${sourceOf(assets, file)}></script>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta property="csp-nonce" nonce="${nonce}">
<title>Admin</title>
<link rel="icon" href="data:,">
<script nonce="${nonce}">${themeScript}</script>
${[...preloads(registry, path, nonce), ...scripts].join('\n')}
<script type="application/json" id="registry">${asInlineJson(registry)}</script>
</head>
<body>
<div id="root"></div>
<noscript>The admin panel needs JavaScript.</noscript>
</body>
</html>
`;
}

function sourceOf({ publicPath, integrity }: AssetListing, file: string): string {
  const hash = integrity[file];
  const attribute = hash === undefined ? '' : ` integrity="${hash}" crossorigin`;
  return `src="${publicPath}${file}"${attribute}`;
}

/** The entry and first page of the remote that the address belongs to. */
function preloads(registry: Registry, path: string, nonce: string): string[] {
  const remote = matchRemote(registry, path);
  const version = remote && chooseVersion(remote, undefined);
  if (!version || remote.disabled) return [];
  return [version.entry, ...version.preload].map((file) => preload(version, file, nonce));
}

function preload({ base, integrity }: RegistryVersion, file: string, nonce: string): string {
  return `<link rel="preload" as="script" crossorigin nonce="${nonce}" href="${base}${file}" integrity="${integrity[file] ?? ''}">`;
}

/** JSON that cannot end the script element that it stands in. */
function asInlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
