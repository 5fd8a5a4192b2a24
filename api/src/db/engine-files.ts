import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite } from '@electric-sql/pglite';

type EngineOptions = Parameters<NodeFS['init']>[1];
type EngineModule = Parameters<NonNullable<EngineOptions['preRun']>[number]>[0];

/** The parts of Emscripten's Node file system that are changed here. `nfd` is a file descriptor of the host. */
interface FileSystem {
  readonly stream_ops: {
    fsync?(file: { readonly nfd: number }): number;
    setattr: SetAttributes;
  };
  readonly node_ops: { setattr: SetAttributes };
}

type SetAttributes = (file: unknown, attributes: { readonly mode?: number }) => void;

/** EIO in the engine's C library. */
const inputOutputError = 29;
const ofOthers = 0o077;

/**
 * Stores the engine's files in a folder of the host and adds two things that PGlite's own file layer lacks. `fsync`
 * reaches the disk: without it, checkpoints would be recorded whose pages are not on it. (`fdatasync` never leaves
 * the engine; see `durableStartParams` for the WAL.) And files are closed to other users: Emscripten sets the mode of
 * each new file itself, ignoring the process's umask.
 */
export class EngineFiles extends NodeFS {
  override async init(engine: PGlite, options: EngineOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), improve];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function improve(module: EngineModule): void {
  const { stream_ops: files, node_ops: paths } = fileSystemOf(module);
  files.fsync = ({ nfd }) => {
    try {
      fsyncSync(nfd);
      return 0;
    } catch {
      return inputOutputError;
    }
  };
  files.setattr = withoutRightsOfOthers(files.setattr);
  paths.setattr = withoutRightsOfOthers(paths.setattr);
}

function withoutRightsOfOthers(setAttributes: SetAttributes): SetAttributes {
  return (file, attributes) =>
    setAttributes(
      file,
      attributes.mode === undefined
        ? attributes
        : { ...attributes, mode: attributes.mode & ~ofOthers },
    );
}

/** Guarantee: Emscripten's module exposes its Node file system as `NODEFS`; otherwise the start fails here. */
function fileSystemOf(module: unknown): FileSystem {
  return (module as { readonly NODEFS: FileSystem }).NODEFS;
}

/**
 * Start parameters under which a commit is on the disk before it is acknowledged: without `-F`, which switches fsync
 * off, and with a WAL that is written synchronously.
 *
 * @see https://www.postgresql.org/docs/current/runtime-config-wal.html#GUC-WAL-SYNC-METHOD
 */
export function durableStartParams(defaults: readonly string[]): string[] {
  return [...defaults.filter((each) => each !== '-F'), '-c', 'wal_sync_method=open_datasync'];
}
