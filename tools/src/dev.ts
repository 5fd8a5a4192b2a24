import { join } from 'node:path';
import { readManifest } from 'mfe-kit/build';
import { startRemoteServer } from 'mfe-kit/dev';
import { buildWhatIsMissing } from './dev-builds';
import { freePort } from './free-port';
import { startGateway } from './dev-gateway';
import type { ServedRemote } from './dev-registry';
import { startShellServer } from './dev-shell-server';
import { watchSite } from './dev-site';

/**
 * `npm run dev -- mfe-catalog …`: everything at one URL. The shell and the named remotes run on dev servers with Fast
 * Refresh, other remotes come from their last build; the site is rebuilt and the API restarted when their sources
 * change.
 */
const root = join(import.meta.dirname, '../..');
const port = Number(process.env['PORT'] ?? 3000);
const remotes = process.argv.slice(2);
/** Origins allowed for overrides; the default is that of `npm run dev -w mfe-email -- --shell …`. */
const origins = process.env['OVERRIDE_ORIGINS'] ?? 'http://localhost:4003';

await buildWhatIsMissing(root);
await watchSite();
const address = `http://localhost:${port}`;
const gateway = startGateway({ root, port: await freePort(), address });
const served = await Promise.all(remotes.map(serve));
await startShellServer({
  folder: join(root, 'shell'),
  port,
  gateway: gateway.url,
  remotes: served,
  overrideOrigins: origins.split(',').flatMap((origin) => origin.trim() || []),
});
await gateway.ready;
console.log(`Running at ${address}, with hot reload of ${['shell', ...remotes].join(', ')}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void gateway.stop().then(() => process.exit(0)));
}

async function serve(name: string): Promise<ServedRemote> {
  const folder = join(root, name);
  const manifest = await readManifest(folder);
  const remotePort = await freePort();
  const base = `/dev/${manifest.id}/`;
  const place = { kind: 'behind', base } as const;
  await startRemoteServer({ folder, manifest, port: remotePort, place, hasRefresh: true });
  return { id: manifest.id, base, url: `http://127.0.0.1:${remotePort}` };
}
