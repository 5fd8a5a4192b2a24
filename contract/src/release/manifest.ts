import { z } from 'zod';
import { text } from '../text';
import { NavGroup, NavIcon } from './nav';
import { RoutePattern } from './route-pattern';

/** A remote's name: its folder, its npm workspace and its key in the registry (`mfe-catalog`). */
export const RemoteId = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
  .brand<'RemoteId'>();
export type RemoteId = z.infer<typeof RemoteId>;

/** How a version reaches the page: under the shell's router and React root, or in a React root of its own. */
export const Mount = z.enum(['routes', 'lifecycles']);
export type Mount = z.infer<typeof Mount>;

/**
 * Where a resource is listed, with filters in the query, and where one record of it is opened and a new one is made
 * (with what to start with in the query), if it has pages for that.
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
 * A page that is reached from another one and not from the menu: a form, a record. The breadcrumb leads back to its
 * parent, whose menu entry stays marked.
 */
export const ChildPage = z.strictObject({
  path: RoutePattern,
  /** What it is called until the page itself says more: `Edit unit` until the unit is there. */
  title: text(60),
  /** A page of the menu, or another child page without parameters. */
  parent: RoutePattern,
});
export type ChildPage = z.infer<typeof ChildPage>;

/** `remote.json`: all that a shell knows of a remote before it loads any code of it. */
export const RemoteManifest = z.strictObject({
  id: RemoteId,
  title: text(60),
  /** The team that answers for it. */
  owner: text(60),
  contract: z.int().positive(),
  exposes: z.array(Mount).min(1),
  patterns: z.array(RoutePattern).min(1),
  nav: z.array(NavGroup),
  /** The pages that are not in the menu. */
  pages: z.array(ChildPage).default([]),
  /** The pages of single records, for what finds records from anywhere. */
  records: z.array(RecordPage).default([]),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;
