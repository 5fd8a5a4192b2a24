import { z } from 'zod';
import { idOf } from './id';
import type { Area } from './staff/permission';

/**
 * How a field is written: `required` at creation and never empty; `optional`, null when empty; `defaulted` when
 * omitted at creation and never empty; `computed` by the API, never written by a client; `secret`, written but never
 * returned.
 */
export type Presence = 'required' | 'optional' | 'defaulted' | 'computed' | 'secret';

/** Who can read a field: visitors too, or staff only. */
export type Audience = 'everyone' | 'staff';

/** Where a field is returned: in lists too, or only with the whole record (long texts). */
export type Depth = 'list' | 'record';

/**
 * The resource whose `_id` the field or each of its items holds. For objects as items: the resource by the key that
 * holds its `_id`, `packagings.unitId` for one in their own lists.
 */
export type References = string | Readonly<Record<string, string>>;

export interface FieldOptions<A extends Audience = Audience, D extends Depth = Depth> {
  readonly audience?: A;
  readonly depth?: D;
  readonly references?: References;
  /** The record is part of the referenced one: it is removed with it and does not prevent its removal. */
  readonly isPart?: boolean;
  /** The record is not found while the referenced one is in the trash. */
  readonly livesWith?: boolean;
  /** `html`: formatted text, reduced to the allow-list on every write. */
  readonly format?: 'html';
  /**
   * For a sensitive field: the area, other than the resource's own, that staff need to view it and to edit it. Others
   * read it empty, and can neither filter, sort nor search by it.
   */
  readonly area?: Area;
  /** Staff may give the text in each language of the site; see `translations`. */
  readonly translated?: true;
}

export interface Field<
  Schema extends z.ZodType = z.ZodType,
  P extends Presence = Presence,
  A extends Audience = Audience,
  D extends Depth = Depth,
> {
  readonly schema: Schema;
  readonly presence: P;
  readonly audience: A | 'everyone';
  readonly depth: D | 'list';
  readonly references: References | undefined;
  readonly isPart: boolean;
  readonly livesWith: boolean;
  readonly format: 'html' | undefined;
  readonly area: Area | undefined;
  readonly isTranslated: boolean;
  /** The default of a `defaulted` field. */
  readonly fallback: unknown;
}

export type Fields = Readonly<Record<string, Field>>;

export function required<
  S extends z.ZodType,
  const A extends Audience = 'everyone',
  const D extends Depth = 'list',
>(schema: S, options?: FieldOptions<A, D>): Field<S, 'required', NoInfer<A>, NoInfer<D>> {
  return field(schema, 'required', options);
}

export function optional<
  S extends z.ZodType,
  const A extends Audience = 'everyone',
  const D extends Depth = 'list',
>(schema: S, options?: FieldOptions<A, D>): Field<S, 'optional', NoInfer<A>, NoInfer<D>> {
  return field(schema, 'optional', options);
}

export function defaulted<
  S extends z.ZodType,
  const A extends Audience = 'everyone',
  const D extends Depth = 'list',
>(
  schema: S,
  fallback: z.input<S>,
  options?: FieldOptions<A, D>,
): Field<S, 'defaulted', NoInfer<A>, NoInfer<D>> {
  return { ...field(schema, 'defaulted', options), fallback };
}

export function computed<
  S extends z.ZodType,
  const A extends Audience = 'everyone',
  const D extends Depth = 'list',
>(schema: S, options?: FieldOptions<A, D>): Field<S, 'computed', NoInfer<A>, NoInfer<D>> {
  return field(schema, 'computed', options);
}

/** Written by clients and never returned: stored apart from the record. Null deletes it. */
export function secret<S extends z.ZodType>(schema: S): Field<S, 'secret', 'everyone', 'list'> {
  return field(schema, 'secret');
}

/** Schema and options of a field with the `_id` of a record of `resource`; spread it into a field. */
export function reference<const Name extends string>(resource: Name) {
  return [idOf(resource), { references: resource }] as const;
}

/** The same field as a sensitive one of an area. */
export function sensitive<F extends Field>(area: Area, field: F): F {
  return { ...field, area };
}

/** The references of a field: the resource of each, and the key of the items that holds it, if they are objects. */
export function pointersOf({ references }: Pick<Field, 'references'>) {
  if (references === undefined) return [];
  if (typeof references === 'string') return [{ resource: references, key: undefined }];
  return Object.entries(references).map(([key, resource]) => ({ resource, key }));
}

/** The schema of a field with up to `max` distinct `_id`s of records. */
export function idsOf<const Name extends string>(resource: Name, max = 50) {
  return z.array(idOf(resource)).max(max).refine(areDistinct, 'Each may be chosen once');
}

function field<S extends z.ZodType, P extends Presence, A extends Audience, D extends Depth>(
  schema: S,
  presence: P,
  options: FieldOptions<A, D> = {},
): Field<S, P, A, D> {
  return {
    schema,
    presence,
    audience: options.audience ?? 'everyone',
    depth: options.depth ?? 'list',
    references: options.references,
    isPart: options.isPart ?? false,
    livesWith: options.livesWith ?? false,
    format: options.format,
    area: options.area,
    isTranslated: options.translated ?? false,
    fallback: undefined,
  };
}

function areDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
