import { z } from 'zod';
import { storable, text } from '../text';
import { ChildPage, Mount, RecordPage, RemoteId } from './manifest';
import { NavEntry, NavGroup, NavIcon } from './nav';
import { Needs } from './needs';
import { PageNeeds } from './page-needs';
import { RoutePattern } from './route-pattern';
import { SlotEntry } from './slots';
import { Version } from './version-range';

/** A file of a build, relative to the version's folder. */
export const FileName = z.string().regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/);

/** A subresource integrity value. @see https://www.w3.org/TR/sri-2/ */
export const Integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

const maxPages = 500;
const maxFilesOfPage = 50;

/** By route pattern, the scripts of the page's own code. */
export const PageFiles = z
  .record(RoutePattern, z.array(FileName).max(maxFilesOfPage))
  .refine((pages) => Object.keys(pages).length <= maxPages, `At most ${maxPages} pages`);
export type PageFiles = z.infer<typeof PageFiles>;

const Size = z.object({ plain: z.int().nonnegative(), compressed: z.int().nonnegative() });

/**
 * The edition of our shared packages that a build was made with, in its own archive: a page whose edition does not suit
 * the build runs both side by side.
 */
export const SharedEdition = z.object({
  /** The global variable of its container, the same in all builds with this edition. */
  container: z.string().regex(/^[a-z]\w*$/),
  entry: FileName,
  integrity: z.record(FileName, Integrity),
  /** The version of each module, by share key. */
  provides: z.record(z.string().max(100), Version),
  /** What it requires of the page. */
  needs: Needs.pick({ shared: true, names: true }),
  size: Size,
});
export type SharedEdition = z.infer<typeof SharedEdition>;

/** One released build of a remote; immutable. */
export const RegistryVersion = z.object({
  version: Version,
  /** The folder of its files, with a trailing slash: `/remotes/mfe-catalog/1.4.1-9f0c6aa/`, or on another origin. */
  base: z.string().regex(/^(?:https?:\/\/[^/\s]+)?\/(?:[\w~-][\w.~-]*\/)*$/),
  /** The global variable of its container; includes the version, so that two versions can be loaded side by side. */
  container: z.string().regex(/^[a-z]\w*$/),
  entry: FileName,
  /** Hashes by file; other files are not executed. */
  integrity: z.record(FileName, Integrity),
  mount: Mount,
  needs: Needs,
  /** In the registry, only where the served shell's edition does not suit the version. */
  edition: SharedEdition.optional(),
  /** What the served shell lacks of the names that the version uses. */
  lacks: z.string().max(2_000).optional(),
  /** Total size of all scripts in bytes, uncompressed and brotli-compressed. */
  size: Size,
  buildTime: z.iso.datetime(),
  commit: storable(64),
  /** The files that its first page needs, in addition to the entry. */
  preload: z.array(FileName),
  /** For the document of a page to preload; not in older builds. */
  pageFiles: PageFiles.optional(),
});
export type RegistryVersion = z.infer<typeof RegistryVersion>;

/** A version that some admins get instead of the active one. */
export const Rollout = z.object({
  version: Version,
  percent: z.number().min(0).max(100),
  /** The ids of admins who get it whatever the share. */
  people: z.array(z.string().max(40)).max(20).default([]),
  salt: z.string().min(1).max(64),
});
export type Rollout = z.infer<typeof Rollout>;

/** An icon unknown to this page is drawn as a circle. */
const RegistryNavGroup = z.object({
  ...NavGroup.shape,
  icon: NavIcon.catch('circle'),
  entries: z.array(z.object({ ...NavEntry.shape, icon: NavIcon.catch('circle') })),
});

/** A version's contributions to the panel: menu, addresses, and pages of records. */
const RegistryManifest = z.object({
  nav: z.array(RegistryNavGroup),
  patterns: z.array(RoutePattern),
  /** Empty for older builds. */
  pages: z.array(z.object(ChildPage.shape)).default([]),
  records: z.array(z.object({ ...RecordPage.shape, icon: NavIcon.catch('circle') })).default([]),
  permissions: z.array(PageNeeds).default([]),
  slots: z.array(z.object(SlotEntry.shape)).default([]),
});

/** The part of a version's manifest that the panel needs before it loads any of its code. */
export function panelPartOf({
  nav,
  patterns,
  pages,
  records,
  permissions,
  slots,
}: z.infer<typeof RegistryManifest>) {
  return { nav, patterns, pages, records, permissions, slots };
}

export const RegistryRemote = z.object({
  id: RemoteId,
  title: text(60),
  owner: text(60),
  ...RegistryManifest.shape,
  /** That of the rolled-out version, for the admins who get it. */
  rolloutManifest: RegistryManifest.optional(),
  /** Addresses that only versions have which run for nobody now, such as those of a rollout that was taken back. */
  formerPatterns: z.array(RoutePattern).default([]),
  active: Version,
  lastKnownGood: Version.optional(),
  rollout: Rollout.optional(),
  /** Switched off for everyone by the kill switch. */
  disabled: z.boolean(),
  versions: z.array(RegistryVersion),
});
export type RegistryRemote = z.infer<typeof RegistryRemote>;

/** A version that must no longer run. */
export const RevokedVersion = z.object({ remote: RemoteId, version: Version });
export type RevokedVersion = z.infer<typeof RevokedVersion>;

/** Which build of the panel runs. */
export const PanelState = RegistryRemote.pick({ active: true, rollout: true });
export type PanelState = z.infer<typeof PanelState>;

/** The document that says which build of each remote runs. */
export const Registry = z.object({
  remotes: z.array(RegistryRemote),
  /** The latest revoked versions: a page that has run one of them must be reloaded. */
  revoked: z.array(RevokedVersion).default([]),
  /** A page with another build of the panel is outdated. */
  panel: PanelState.optional(),
});
export type Registry = z.infer<typeof Registry>;
