import { z } from 'zod';
import { text } from '../text';
import { NavGroup, NavIcon } from './nav';
import { PageNeeds } from './page-needs';
import { RoutePattern } from './route-pattern';
import { SlotEntry } from './slots';

/** A remote's name: its folder, its npm workspace and its key in the registry (`mfe-catalog`). */
export const RemoteId = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
  .brand<'RemoteId'>();
export type RemoteId = z.infer<typeof RemoteId>;

/**
 * How a version is mounted: under the shell's router and React root, in a React root of its own, or as the panel that
 * remotes are mounted in.
 */
export const Mount = z.enum(['routes', 'lifecycles', 'panel']);
export type Mount = z.infer<typeof Mount>;

/**
 * The addresses of a resource's list (filters in the query), of a record and of a new record (initial values in the
 * query), if there are such pages.
 */
export const RecordPage = z.strictObject({
  resource: text(40),
  icon: NavIcon,
  list: RoutePattern,
  path: RoutePattern.regex(/\/:id$/, 'Ends with the record’s id: /edit-unit/:id').optional(),
  add: RoutePattern.optional(),
});
export type RecordPage = z.infer<typeof RecordPage>;

/**
 * A page reached from another page and not from the menu: a form, a record. The breadcrumb leads to its parent, whose
 * menu entry stays marked.
 */
export const ChildPage = z.strictObject({
  path: RoutePattern,
  /** The title until the page sets its own: `Edit unit` until the unit is loaded. */
  title: text(60),
  /** A page in the menu, or another child page without parameters. */
  parent: RoutePattern,
});
export type ChildPage = z.infer<typeof ChildPage>;

/** `remote.json`: everything that a shell knows of a remote before it loads any of its code. */
export const RemoteManifest = z.strictObject({
  id: RemoteId,
  title: text(60),
  /** The team responsible. */
  owner: text(60),
  contract: z.int().positive(),
  exposes: z.array(Mount).min(1),
  /** Empty for the panel, whose addresses belong to the product. */
  patterns: z.array(RoutePattern),
  nav: z.array(NavGroup),
  /** Pages outside the menu. */
  pages: z.array(ChildPage).default([]),
  /** Pages of single records, for links from search and other remotes. */
  records: z.array(RecordPage).default([]),
  /** What its pages and anchors need; the shell shows the others to every account. */
  permissions: z.array(PageNeeds).default([]),
  /** Widgets for pages of others. */
  slots: z.array(SlotEntry).max(50).default([]),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;
