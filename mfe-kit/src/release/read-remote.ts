import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '../remote/define-remote';

/**
 * The definition that a remote's folder exports, without loading its pages. Needs a TypeScript loader in the process.
 */
export async function readRemote(folder: string): Promise<RemoteDefinition> {
  const module: unknown = await import(pathToFileURL(join(folder, 'src/index.ts')).href);
  const exported: unknown = Reflect.get(Object(module), 'default');
  if (isDefinition(exported)) return exported;
  throw new Error(`${folder}/src/index.ts does not export a remote; use defineRemote`);
}

function isDefinition(value: unknown): value is RemoteDefinition {
  return Array.isArray(Reflect.get(Object(value), 'routes'));
}
