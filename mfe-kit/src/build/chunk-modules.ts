import type { Compilation, Module } from 'webpack';

/** Every module in the files of the build, without repetition. */
export function emittedModules({ chunks, chunkGraph }: Compilation): Set<Module> {
  const modules = new Set<Module>();
  for (const chunk of chunks)
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) addWithInner(module, modules);
  return modules;
}

function addWithInner(module: Module, modules: Set<Module>): void {
  modules.add(module);
  if (!('modules' in module) || !Array.isArray(module.modules)) return;
  for (const inner of module.modules) addWithInner(inner, modules);
}

/** The share key that a module consumes; `undefined` for a module with code of its own. */
export function consumedKey(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module' || !('options' in module)) return undefined;
  const { options } = module;
  if (typeof options !== 'object' || options === null || !('shareKey' in options)) return undefined;
  return typeof options.shareKey === 'string' ? options.shareKey : undefined;
}
