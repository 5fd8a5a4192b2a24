import { type Registry, RegistryRemote } from 'contract/release';

const hash = `sha384-${'A'.repeat(64)}`;

/** A released version of a remote. */
export function versionOf(version: string, changes: object = {}) {
  return {
    version,
    base: `/remotes/mfe-email/${version}/`,
    container: `mfe_email__${version.replace(/\W/g, '_')}`,
    entry: 'remoteEntry.js',
    integrity: { 'remoteEntry.js': hash },
    mount: 'routes',
    needs: { contract: 1, shared: { react: '^19.3.1' } },
    size: { plain: 9000, compressed: 3000 },
    buildTime: '2026-11-21T06:00:00.000Z',
    commit: '9f0c6aa',
    preload: [],
    ...changes,
  };
}

/** The remote `mfe-email` with two versions, of which the second is active and the first known good. */
export function emailRemote(changes: object = {}): RegistryRemote {
  return RegistryRemote.parse({
    id: 'mfe-email',
    title: 'Email',
    owner: 'team-email',
    nav: [],
    patterns: ['/smtp-table', '/edit-smtp-form/:id'],
    active: '2.0.0',
    lastKnownGood: '1.0.0',
    disabled: false,
    versions: [versionOf('1.0.0'), versionOf('2.0.0')],
    ...changes,
  });
}

export function registryOf(...remotes: RegistryRemote[]): Registry {
  return { remotes, revoked: [] };
}
