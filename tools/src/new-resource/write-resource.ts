import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fillTemplate } from '../fill-template';
import type { ResourcePlan } from './plan-resource';

const templates = join(import.meta.dirname, '../../templates/resource');

/**
 * Writes the resource's files from `tools/templates/resource`.
 *
 * @returns the files, relative to the root
 */
export async function writeResource(root: string, plan: ResourcePlan): Promise<string[]> {
  const files = Object.entries(filesOf(plan));
  for (const [template, file] of files) {
    const text = await readFile(join(templates, `${template}.template`), 'utf8');
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), fillTemplate(text, { ...plan }));
  }
  return files.map(([, file]) => file);
}

function filesOf({ remote, domain, noun, number }: ResourcePlan): Record<string, string> {
  const screens = `${remote}/src/${noun}/${noun}`;
  return {
    'contract.ts': `contract/src/${domain}/${noun}.ts`,
    'migration.ts': `api/src/${domain}/migrations/${number}-${noun}.ts`,
    'columns.tsx': `${screens}.columns.tsx`,
    'screens.tsx': `${screens}.screens.tsx`,
    'test.tsx': `${screens}.test.tsx`,
  };
}
