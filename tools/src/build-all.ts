import { join } from 'node:path';
import { buildFirstStart, gatewayBuild } from 'gateway/build';
import { type AppBuild, buildApp, buildRemote } from 'mfe-kit/build';
import { clientBuild, serverBuild } from 'public-site/build';
import { writeBuildInfo } from './build-info';
import { remotesIn } from './remotes-in';
import { writeSbom } from './write-sbom';

// Builds what changed since the last build, in one process: checking for changes is cheaper than starting a process for
// each part.
const root = process.cwd();

interface Part {
  readonly name: string;
  /** @param onBuild - called if a build is needed */
  readonly build: (onBuild: () => void) => Promise<unknown>;
}

const parts: readonly Part[] = [
  remote('shell'),
  app('public-site (browser)', clientBuild),
  app('public-site (server)', serverBuild),
  app('gateway', gatewayBuild),
  { name: 'first start', build: buildFirstStart },
  ...remotesIn(root).map(remote),
];
const waiting = [...parts.entries()];

await Promise.all([buildNext(), buildNext()]);
await writeBuildInfo(root);
if (await writeSbom(root)) console.log('Wrote gateway/dist/sbom.cdx.json, the list of packages');

async function buildNext(): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [index, { name, build }] = next;
    await build(() => console.log(`Building ${name} (${index + 1} of ${parts.length})`));
  }
}

function app(name: string, build: AppBuild): Part {
  return { name, build: (onBuild) => buildApp(build, onBuild) };
}

function remote(name: string): Part {
  return { name, build: (onBuild) => buildRemote(join(root, name), { onBuild }) };
}
