import { join } from 'node:path';
import { readManifest } from 'mfe-kit/build';
import { buildWhatIsMissing } from './dev-builds';
import { freePort } from './dev-free-port';
import { startGateway } from './dev-gateway';
import { startRemoteServer } from './dev-remote-server';
import { startShellServer } from './dev-shell-server';
import { watchSite } from './dev-site';

/**
 * `npm run dev -- mfe-catalog …`: everything behind one address. The shell and the named remotes come from dev
 * servers with Fast Refresh, the other remotes from their last build; the site is rebuilt and the API started again
 * when a source of theirs changes.
 */
const root = join(import.meta.dirname, '../..');
const port = Number(process.env['PORT'] ?? 3000);
const remotes = process.argv.slice(2);

await buildWhatIsMissing(root);
await watchSite();
const address = `http://localhost:${port}`;
const gateway = startGateway({ root, port: await freePort(), address });
const served = await Promise.all(
  remotes.map(async (name) => {
    const folder = join(root, name);
    return startRemoteServer({
      folder,
      manifest: await readManifest(folder),
      port: await freePort(),
    });
  }),
);
await startShellServer({
  folder: join(root, 'shell'),
  port,
  gateway: gateway.url,
  remotes: served,
});
await gateway.ready;
console.log(`Everything is at ${address}; with hot reload: ${['shell', ...remotes].join(', ')}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void gateway.stop().then(() => process.exit(0)));
}
