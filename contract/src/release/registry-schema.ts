import { z } from 'zod';
import { storable, text } from '../text';
import { ChildPage, Mount, RecordPage, RemoteId } from './manifest';
import { NavEntry, NavGroup, NavIcon } from './nav';
import { Needs } from './needs';
import { RoutePattern } from './route-pattern';
import { Version } from './version-range';

/** A file of a build, relative to the version's folder. */
export const FileName = z.string().regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/);

/** A subresource integrity value. @see https://www.w3.org/TR/sri-2/ */
export const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** One released build of a remote. Nothing in it ever changes. */
export const RegistryVersion = z.object({
  version: Version,
  /** The folder of its files, with a trailing slash: `/remotes/mfe-catalog/1.4.1-9f0c6aa/`, or on another origin. */
  base: z.string().regex(/^(?:https?:\/\/[^/\s]+)?\/(?:[\w~-][\w.~-]*\/)*$/),
  /** The global variable of its container; it names the version, so that two versions live side by side. */
  container: z.string().regex(/^[a-z]\w*$/),
  entry: FileName,
  /** File to hash; what is not in it is not run. */
  integrity: z.record(FileName, Integrity),
  mount: Mount,
  needs: Needs,
  /** Bytes of all its scripts together, plain and brotli-compressed. */
  size: z.object({ plain: z.int().nonnegative(), compressed: z.int().nonnegative() }),
  buildTime: z.iso.datetime(),
  commit: storable(64),
  /** The files that its first page waits for, besides the entry. */
  preload: z.array(FileName),
});
export type RegistryVersion = z.infer<typeof RegistryVersion>;

/** A version that some admins get instead of the active one. */
export const Rollout = z.object({
  version: Version,
  percent: z.number().min(0).max(100),
  salt: z.string().min(1).max(64),
});
export type Rollout = z.infer<typeof Rollout>;

/** An icon that this page does not know yet is drawn as a circle. */
const RegistryNavGroup = z.object({
  ...NavGroup.shape,
  icon: NavIcon.catch('circle'),
  entries: z.array(z.object({ ...NavEntry.shape, icon: NavIcon.catch('circle') })),
});

/** What a version adds to the panel: its menu, its addresses, and where records are opened. */
const RegistryManifest = z.object({
  nav: z.array(RegistryNavGroup),
  patterns: z.array(RoutePattern),
  /** Empty for builds of before there were any. */
  pages: z.array(z.object(ChildPage.shape)).default([]),
  records: z.array(z.object({ ...RecordPage.shape, icon: NavIcon.catch('circle') })).default([]),
});

export const RegistryRemote = z.object({
  id: RemoteId,
  title: text(60),
  owner: text(60),
  ...RegistryManifest.shape,
  /** Those of the version that is rolled out, for the admins who get it. */
  rolloutManifest: RegistryManifest.optional(),
  active: Version,
  lastKnownGood: Version.optional(),
  rollout: Rollout.optional(),
  /** Switched off for everybody by the kill switch. */
  disabled: z.boolean(),
  versions: z.array(RegistryVersion),
});
export type RegistryRemote = z.infer<typeof RegistryRemote>;

/** A version that nobody may run any more. */
export const RevokedVersion = z.object({ remote: RemoteId, version: Version });
export type RevokedVersion = z.infer<typeof RevokedVersion>;

/** The one document that says which build of which remote runs. */
export const Registry = z.object({
  remotes: z.array(RegistryRemote),
  /** The latest revoked versions: a page that has run one of them is left. */
  revoked: z.array(RevokedVersion).default([]),
  /** The build of the shell that the server has: a page of another one is from before. */
  shellBuild: z.string().max(64).optional(),
});
export type Registry = z.infer<typeof Registry>;
