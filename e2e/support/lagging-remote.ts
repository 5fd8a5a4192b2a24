import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseDocument } from 'contract/release';
import { type BuiltRemote, buildRemote } from 'mfe-kit/build';
import { isOfEdition } from 'mfe-kit/shared-keys';

/**
 * A build of one of the product's remotes that says it needs an earlier edition of our packages than the shell has, so
 * that it runs with the one in its archive.
 */
export async function laggingBuild(remote: string): Promise<BuiltRemote> {
  const source = join(import.meta.dirname, '../..', remote);
  const folder = join(import.meta.dirname, '../dist-lagging', remote);
  for (const part of ['src', 'remote.json'])
    await cp(join(source, part), join(folder, part), { recursive: true });
  const packageFile = await readFile(join(source, 'package.json'), 'utf8');
  const lagging = packageFile.replace(/"version": "[^"]+"/, '"version": "0.9.0"');
  await writeFile(join(folder, 'package.json'), lagging);
  const built = await buildRemote(folder);
  const file = join(built.output, 'release.json');
  const document = ReleaseDocument.parse(JSON.parse(await readFile(file, 'utf8')));
  const { shared } = document.needs;
  for (const key of Object.keys(shared).filter(isOfEdition)) shared[key] = '^0.1.0';
  await writeFile(file, JSON.stringify(document));
  return built;
}
