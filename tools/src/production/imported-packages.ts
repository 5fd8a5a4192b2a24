import { readdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { init, parse } from 'es-module-lexer';

/** The packages that the built files of a folder import. */
export async function importedPackages(root: string, folder: string): Promise<Set<string>> {
  await init;
  const names = new Set<string>();
  for (const file of await readdir(join(root, folder))) {
    if (!file.endsWith('.js')) continue;
    const [imports] = parse(await readFile(join(root, folder, file), 'utf8'));
    for (const { n: request } of imports) {
      if (request && isPackage(request)) names.add(packageOf(request));
    }
  }
  return names;
}

function isPackage(request: string): boolean {
  return !isBuiltin(request) && !/^(?:[./]|\w+:)/.test(request);
}

function packageOf(request: string): string {
  const [scope = '', name = ''] = request.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
