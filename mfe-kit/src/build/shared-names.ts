import type { Compilation, Module } from 'webpack';
import { isOwnKey, sharedKeys } from '../shared-keys';
import { consumedKey, emittedModules } from './chunk-modules';

/** The exports of our shared modules that the shell's build has, by share key. */
export function offeredNames(compilation: Compilation): Record<string, string[]> {
  const keys = new Set<string>(sharedKeys.filter(isOwnKey));
  const names: [string, string[]][] = [];
  for (const module of emittedModules(compilation)) {
    const key = requestOf(module);
    if (key === undefined || !keys.has(key)) continue;
    const provided = compilation.moduleGraph.getProvidedExports(module);
    if (Array.isArray(provided)) names.push([key, provided.toSorted()]);
  }
  return Object.fromEntries(names.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function requestOf(module: Module): string | undefined {
  return 'rawRequest' in module && typeof module.rawRequest === 'string'
    ? module.rawRequest
    : undefined;
}

/** The names that a build uses of the modules that its page provides, by share key. */
export function namesUsed(compilation: Compilation): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const module of emittedModules(compilation)) {
    const key = consumedKey(module);
    if (key === undefined) continue;
    const known = names.get(key) ?? new Set<string>();
    for (const name of usedNames(compilation, module)) known.add(name);
    names.set(key, known);
  }
  return names;
}

/** The exports of a shared module that a remote's build uses. */
export function usedNames({ moduleGraph }: Compilation, module: Module): Set<string> {
  const names = new Set<string>();
  for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
    if (dependency === null) continue;
    for (const referenced of dependency.getReferencedExports(moduleGraph, undefined)) {
      const [name] = Array.isArray(referenced) ? referenced : referenced.name;
      if (name !== undefined) names.add(name);
    }
  }
  return names;
}
