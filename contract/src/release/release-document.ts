import { z } from 'zod';
import { RemoteManifest } from './manifest';
import { PanelBuild } from './panel-build';
import { RegistryVersion } from './registry-schema';

/**
 * `release.json`, which a build writes beside its files: the document to publish. The location of the files and the
 * mount kind are decided on publishing. What a later kit adds is left out.
 */
export const ReleaseDocument = z.object({
  ...RemoteManifest.shape,
  ...RegistryVersion.omit({ base: true, mount: true, preload: true, lacks: true }).shape,
  /** By mount kind, the files that its first page needs, in addition to the entry. */
  files: z.partialRecord(RemoteManifest.shape.exposes.element, RegistryVersion.shape.preload),
  /** Of a build of the panel. */
  panel: PanelBuild.optional(),
});
export type ReleaseDocument = z.infer<typeof ReleaseDocument>;

/** The registry's record of a build with its files at `base`. */
export function registryVersionOf(
  release: ReleaseDocument,
  {
    base,
    mount = release.exposes.includes('routes') ? 'routes' : 'lifecycles',
  }: Pick<RegistryVersion, 'base'> & Partial<Pick<RegistryVersion, 'mount'>>,
): RegistryVersion {
  return RegistryVersion.parse({ ...release, base, mount, preload: release.files[mount] ?? [] });
}

/** The global variable of a version's container: `mfe_catalog__1_4_1_9f0c6aa`. */
export function containerName(id: string, version: string): string {
  return `${id}__${version}`.replace(/\W/g, '_');
}
