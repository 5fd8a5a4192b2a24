import type { RegistryVersion } from 'contract/release';
import { type Container, isContainer, type ShareScope } from './container';

const limited = new WeakSet<object>();

/**
 * Gives a loaded container what its version says that it needs of the page, and nothing else: what a build takes
 * without a word is held against no panel, and would break with the next one.
 */
export function limitScope({ container, needs }: Pick<RegistryVersion, 'container' | 'needs'>) {
  const own: unknown = Reflect.get(globalThis, container);
  if (!isContainer(own) || limited.has(own)) return;
  const wrapped: Container = {
    get: (expose) => own.get(expose),
    init: (scope, ...more) => own.init(only(scope, needs.shared), ...more),
  };
  limited.add(wrapped);
  Reflect.set(globalThis, container, wrapped);
}

function only(scope: ShareScope, needed: Readonly<Record<string, string>>): ShareScope {
  return Object.fromEntries(Object.entries(scope).filter(([key]) => Object.hasOwn(needed, key)));
}
