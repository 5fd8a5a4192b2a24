import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installAside } from 'tools/install-aside';
import { peersFolder } from './start-peer';

/** Installs the Node that peers run on; returns its program. */
export async function installNode(): Promise<string> {
  const folder = join(peersFolder, 'node');
  await installAside(folder);
  return join(folder, 'node_modules/node/bin/node');
}

/** Installs a peer with that Node, whose headers its native packages are built with where there are no built ones. */
export async function installPeer(folder: string, node: string): Promise<void> {
  const headers = join(dirname(node), `../node_modules/node-${process.platform}-${process.arch}`);
  await installAside(join(peersFolder, folder), {
    PATH: `${dirname(node)}:${process.env['PATH']}`,
    ...(existsSync(join(headers, 'include')) ? { npm_config_nodedir: headers } : {}),
  });
}
