import { join } from 'node:path';

/** What a new remote is written with. */
export const frameworks = ['react', 'react-own', 'vue', 'svelte', 'vanilla'] as const;
export type Framework = (typeof frameworks)[number];

const templates = join(import.meta.dirname, '../../templates/remote');

/** Whether the remote is a folder of its own, with nothing of ours, and not a workspace. */
export function isApart(framework: Framework): boolean {
  return framework !== 'react' && framework !== 'react-own';
}

/** The folders of its templates. */
export function templatesOf(framework: Framework): string[] {
  const names = isApart(framework) ? ['apart', framework] : [framework];
  return names.map((name) => join(templates, name));
}
