import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteContract } from 'contract/release';
import { z } from 'zod';
import { fillTemplate } from '../fill-template';
import { type Framework, templatesOf } from './framework';
import type { RemotePlan } from './plan-remote';

const root = join(import.meta.dirname, '../../..');
const suffix = '.template';

/**
 * Writes the remote's files from `tools/templates/remote`.
 *
 * @returns the files, relative to the folder
 */
export async function writeFiles(
  folder: string,
  plan: RemotePlan,
  framework: Framework,
): Promise<string[]> {
  const files = await filledTemplates(plan, framework);
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return files.map(([name]) => name);
}

/** The files of a new remote, each with every `{{…}}` filled in. */
export async function filledTemplates(
  plan: RemotePlan,
  framework: Framework,
): Promise<[name: string, text: string][]> {
  const values = {
    ...(await versions()),
    ...plan,
    name: plan.path.slice(1),
    'path-pattern': plan.path.replaceAll('/', '\\/'),
    contract: remoteContract,
  };
  const found = await Promise.all(templatesOf(framework).map(templatesIn));
  return found
    .flat()
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, text]) => [name, fillTemplate(text, values)]);
}

async function templatesIn(folder: string): Promise<[name: string, text: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(suffix));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const text = await readFile(path, 'utf8');
      return [path.slice(folder.length + 1, -suffix.length), text] as [string, string];
    }),
  );
}

const PackageFile = z.object({ dependencies: z.record(z.string(), z.string()) });

/**
 * The versions of libraries: of what the page shares those of the design system, of other frameworks those that the
 * journeys run.
 */
async function versions(): Promise<Record<string, string>> {
  const files = ['e2e/fixtures/package.json', 'shared-ui/package.json'].map(async (file) =>
    PackageFile.parse(JSON.parse(await readFile(join(root, file), 'utf8'))),
  );
  const [foreign, own] = await Promise.all(files);
  return { ...foreign?.dependencies, ...own?.dependencies };
}
