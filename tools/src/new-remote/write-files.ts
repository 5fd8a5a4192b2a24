import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteContract } from 'contract/release';
import { z } from 'zod';
import { fillTemplate } from '../fill-template';
import type { RemotePlan } from './plan-remote';

const templates = join(import.meta.dirname, '../../templates/remote');
const suffix = '.template';

/**
 * Writes the remote's folder from `tools/templates/remote`, with each `{{…}}` filled in.
 *
 * @returns the files, relative to the root
 */
export async function writeFiles(root: string, plan: RemotePlan): Promise<string[]> {
  const name = plan.path.slice(1);
  const values = { ...(await versions(root)), ...plan, name, contract: remoteContract };
  const entries = await readdir(templates, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
    .map(({ parentPath, name }) => join(parentPath, name).slice(templates.length + 1))
    .toSorted();
  return Promise.all(
    files.map(async (template) => {
      const file = join(plan.id, template.slice(0, -suffix.length));
      const text = await readFile(join(templates, template), 'utf8');
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), fillTemplate(text, values));
      return file;
    }),
  );
}

const PackageFile = z.object({ dependencies: z.record(z.string(), z.string()) });

/** The library versions of the design system, so that a remote shares the shell's copies. */
async function versions(root: string): Promise<Record<string, string>> {
  const text = await readFile(join(root, 'shared-ui/package.json'), 'utf8');
  return PackageFile.parse(JSON.parse(text)).dependencies;
}
