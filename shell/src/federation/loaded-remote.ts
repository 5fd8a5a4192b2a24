import type { RegistryRemote, RegistryVersion } from 'contract/release';
import type { Lifecycles, RemoteDefinition } from 'mfe-kit';

/** A remote whose code is loaded. */
export type LoadedRemote = {
  readonly remote: RegistryRemote;
  readonly version: RegistryVersion;
} & (
  | { readonly mount: 'routes'; readonly definition: RemoteDefinition }
  | { readonly mount: 'lifecycles'; readonly lifecycles: Lifecycles }
);

/** Checks what a version exposes; `undefined` when it is not a remote. */
export function toLoadedRemote(
  remote: RegistryRemote,
  version: RegistryVersion,
  exposed: unknown,
): LoadedRemote | undefined {
  if (version.mount === 'lifecycles')
    return isLifecycles(exposed)
      ? { remote, version, mount: 'lifecycles', lifecycles: exposed }
      : undefined;
  const definition = isObject(exposed) && 'default' in exposed ? exposed.default : undefined;
  return isDefinition(definition) ? { remote, version, mount: 'routes', definition } : undefined;
}

// The contract version in the registry was compared with the shell's before the download; only the shape is checked
// here.
function isDefinition(value: unknown): value is RemoteDefinition {
  return isObject(value) && 'routes' in value && Array.isArray(value.routes);
}

function isLifecycles(value: unknown): value is Lifecycles {
  const steps = ['bootstrap', 'mount', 'update', 'unmount'];
  return isObject(value) && steps.every((step) => typeof Reflect.get(value, step) === 'function');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
