import type { Endpoint, ExportFormat, Fields, ResourceArea, ResourceCall } from 'contract';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

/** The part of a contract resource that hooks and parts use; every `defineResource` value fits. */
export interface AnyResource {
  readonly name: string;
  readonly label: { readonly one: string; readonly many: string };
  readonly area: ResourceArea;
  readonly title: string;
  readonly fields: Fields;
  readonly sorts: readonly string[];
  readonly defaultSort: string;
  readonly filters: z.ZodRawShape;
  readonly groups?: readonly string[];
  readonly sums?: Readonly<Record<string, string>>;
  readonly exportFormats?: readonly ExportFormat[];
  readonly id: z.ZodType;
  readonly entity: z.ZodType;
  readonly listed: z.ZodType;
  readonly create: z.ZodType;
  readonly list: z.ZodObject;
  readonly endpoints: Readonly<Partial<Record<ResourceCall, Endpoint>>>;
  /** Query parameters that a `singleRecord` sends with every request. */
  readonly query?: Readonly<Record<string, string>>;
}

/** The properties of every record. */
export interface RecordBase {
  readonly _id: string;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A whole record, parsed. */
export type RecordOf<R extends AnyResource> = z.output<R['entity']> & RecordBase;

/** A record as the list endpoint returns it. */
export type RowOf<R extends AnyResource> = z.output<R['listed']> & RecordBase;

/** The values of a form: the input of `create`, before parsing. */
export type ValuesOf<R extends AnyResource> = Extract<z.input<R['create']>, FieldValues>;

/** The keys whose values are a `Value` or null. */
type KeyOf<Values, Value> = {
  [Name in keyof Values & string]: Values[Name] extends Value | null | undefined ? Name : never;
}[keyof Values & string];

/** The paths in object values that hold a `Value` or null: `address.city`. */
type PartOf<Values, Value> = {
  [Name in keyof Values & string]: NonNullable<Values[Name]> extends readonly unknown[]
    ? never
    : NonNullable<Values[Name]> extends object
      ? `${Name}.${KeyOf<NonNullable<Values[Name]>, Value>}`
      : never;
}[keyof Values & string];

/** The fields of a form that hold a `Value` or null; a field within an object has its path. */
export type FieldOf<R extends AnyResource, Value> =
  | KeyOf<ValuesOf<R>, Value>
  | PartOf<ValuesOf<R>, Value>;

/** The names of a list's filters. */
export type FilterOf<R extends AnyResource> = keyof R['filters'] & string;

/** The columns by which a list can be sorted. */
export type SortOf<R extends AnyResource> = R['sorts'][number];
