import { join } from 'node:path';
import { gatewayBuild } from 'gateway/build';
import { type AppBuild, buildApp, buildRemote } from 'mfe-kit/build';
import { clientBuild, serverBuild } from 'public-site/build';
import { shellBuild } from 'shell/build';
import { remotesIn } from './remotes-in';

// Builds what changed since the last build, in one process: asking whether anything did costs less than starting one each.
const root = process.cwd();

const builds: (() => Promise<string | undefined>)[] = [
  app('shell', shellBuild),
  app('public-site (browser)', clientBuild),
  app('public-site (server)', serverBuild),
  app('gateway', gatewayBuild),
  ...remotesIn(root).map(remote),
];

await Promise.all([buildNext(), buildNext()]);

async function buildNext(): Promise<void> {
  for (let build = builds.shift(); build !== undefined; build = builds.shift()) {
    const built = await build();
    if (built !== undefined) console.log(`Built ${built}`);
  }
}

function app(name: string, build: AppBuild) {
  return async () => ((await buildApp(build)) ? name : undefined);
}

function remote(name: string) {
  return async () => {
    const { id, version, isNew } = await buildRemote(join(root, name));
    return isNew ? `${id} ${version}` : undefined;
  };
}
