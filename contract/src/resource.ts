import { z } from 'zod';
import { type DeprecatedFields, withDeprecated } from './deprecation';
import type { Encoding, Endpoint } from './endpoint';
import type { Fields } from './field';
import { idOf } from './id';
import { type ExportFormat, exportQuery, listQuery, usualExportFormats } from './list';
import { lazily } from './lazily';
import type { PathStyle, ResourceCall } from './path-style';
import type { AreaNeeds } from './staff/permission';
import type { ResourceArea, RowNeeds } from './resource-needs';
import { endpoints, type EndpointsOf, type VisitorEndpoints } from './resource-endpoints';
import {
  createField,
  entityField,
  listedField,
  publicField,
  publicListedField,
  recordKeys,
  shape,
  updateField,
  type CreateSchema,
  type EntitySchema,
  type ListedSchema,
  type PublicListedSchema,
  type PublicSchema,
  type UpdateSchema,
} from './resource-shape';

export interface ResourceDefinition<
  Name extends string,
  F extends Fields,
  Sort extends string,
  Filters extends z.ZodRawShape,
  P extends PathStyle,
> {
  /** Singular, from the glossary: `unit`. The brand of its ids and the prefix of its endpoints' names. */
  readonly name: Name;
  readonly label: { readonly one: string; readonly many: string };
  /** Whose permission its calls need. */
  readonly area: ResourceArea;
  /**
   * `none`: no field holds personal data, so the texts of its table need no entry in the register of the domain. Without it
   * each does.
   */
  readonly personalData?: 'none';
  readonly paths: P;
  readonly fields: F;
  /** The field with the record's name for people. */
  readonly title: keyof F & string;
  /** Text fields searched by the `search` parameter. */
  readonly search: readonly (keyof F & string)[];
  readonly sorts: readonly Sort[];
  readonly defaultSort: NoInfer<Sort> | `-${NoInfer<Sort>}`;
  /** Filters of the list by name; a filter with the name of a field compares with that field. */
  readonly filters?: Filters;
  /** What lists for staff can be grouped by: fields with few values. The filter `inGroup` lists one of the groups. */
  readonly groups?: readonly string[];
  /** What is summed for each group, with a label for people: "linked chemicals". */
  readonly sums?: Readonly<Record<string, string>>;
  /** Filters for staff only; a visitor's request with one of them is refused. */
  readonly staffFilters?: readonly (keyof Filters & string)[];
  /** What staff need for a filter besides the call's needs; one with the name of a sensitive field needs its area. */
  readonly filterNeeds?: Readonly<Partial<Record<keyof Filters & string, AreaNeeds>>>;
  /**
   * The kinds of rows that need more, by a key; the resource's table in the API says which rows they are. Whoever does
   * not meet the needs of a kind neither lists, finds, exports nor counts its rows.
   */
  readonly rowNeeds?: Readonly<Record<string, RowNeeds>>;
  /** Operations open to visitors. All others are for staff. */
  readonly public?: readonly Extract<ResourceCall, 'list' | 'get'>[];
  /** `multipart` when a write may include files. */
  readonly encoding?: Encoding;
  /** File formats of the list's export; CSV and XLSX by default. */
  readonly exportFormats?: readonly ExportFormat[];
  /** Fields that clients should use no more, and former names of fields. */
  readonly deprecated?: DeprecatedFields;
}

export interface Resource<
  Name extends string,
  F extends Fields,
  Sort extends string,
  Filters extends z.ZodRawShape,
  P extends PathStyle,
> extends ResourceDefinition<Name, F, Sort, Filters, P> {
  readonly filters: Filters;
  /** The `_id` of a record, branded with the resource's name. */
  readonly id: ReturnType<typeof idOf<Name>>;
  /** A whole record for staff: every field present, null where an optional one is empty. */
  readonly entity: EntitySchema<Name, F>;
  /** A whole record for visitors, without staff fields. */
  readonly publicEntity: PublicSchema<Name, F>;
  /** A record in a list for staff, without long texts. */
  readonly listed: ListedSchema<Name, F>;
  /** A record in a list for visitors. */
  readonly publicListed: PublicListedSchema<Name, F>;
  /** The body of a creation; unknown fields are errors. */
  readonly create: CreateSchema<F>;
  /** The body of an update: any subset of the writable fields, and the `version` that the change was made from. */
  readonly update: UpdateSchema<F>;
  readonly list: ReturnType<typeof listQuery<Sort, Filters>>;
  readonly endpoints: EndpointsOf<Name, F, Sort, Filters, P>;
  /** `list` and `get` with the response schemas for visitors, as far as they are public. */
  readonly visitorEndpoints: Pick<
    VisitorEndpoints<Name, F, Sort, Filters>,
    Extract<keyof P, 'list' | 'get'>
  >;
}

/** Any resource, for code that works with all of them. */
export interface AnyResource {
  readonly name: string;
  readonly label: { readonly one: string; readonly many: string };
  readonly area: ResourceArea;
  readonly personalData?: 'none';
  readonly fields: Fields;
  readonly title: string;
  readonly search: readonly string[];
  readonly sorts: readonly string[];
  readonly defaultSort: string;
  readonly filters: z.ZodRawShape;
  readonly groups?: readonly string[];
  readonly sums?: Readonly<Record<string, string>>;
  readonly filterNeeds?: Readonly<Record<string, AreaNeeds | undefined>>;
  readonly rowNeeds?: Readonly<Record<string, RowNeeds>>;
  readonly public?: readonly ResourceCall[];
  readonly encoding?: Encoding;
  readonly exportFormats?: readonly ExportFormat[];
  readonly deprecated?: DeprecatedFields;
  readonly id: z.ZodType;
  readonly entity: z.ZodObject;
  readonly publicEntity: z.ZodObject;
  readonly listed: z.ZodObject;
  readonly publicListed: z.ZodObject;
  readonly create: z.ZodObject;
  readonly update: z.ZodObject;
  readonly list: z.ZodObject;
  readonly endpoints: Readonly<Partial<Record<ResourceCall, Endpoint>>>;
  readonly visitorEndpoints: Readonly<Partial<Record<'list' | 'get', Endpoint>>>;
}

/**
 * A plain resource from its facts: schemas of the record, of its creation and update, of the list's parameters,
 * and the calls that its path style gives it.
 *
 * @example
 * export const units = defineResource({
 *   name: 'unit', label: { one: 'Unit', many: 'Units' }, area: 'chemicals', paths: groupPaths('unit'),
 *   fields: { name: required(text(80)), symbol: required(text(16)) },
 *   title: 'name', search: ['name', 'symbol'], sorts: ['name', 'symbol'], defaultSort: 'name',
 * });
 */
export function defineResource<
  const Name extends string,
  F extends Fields,
  const Sort extends string,
  P extends PathStyle,
  Filters extends z.ZodRawShape = Record<never, never>,
>(definition: ResourceDefinition<Name, F, Sort, Filters, P>): Resource<Name, F, Sort, Filters, P> {
  const { name, fields, sorts, exportFormats = usualExportFormats } = definition;
  const filters: z.ZodRawShape = definition.filters ?? {};
  const staffOnly = definition.staffFilters ?? [];
  const marked = <S extends z.ZodType>(schema: S) => withDeprecated(schema, definition.deprecated);
  const record = (schemaOf: Parameters<typeof shape>[1]) =>
    marked(z.object({ ...recordKeys(name, fields), ...shape(fields, schemaOf) }));
  const made = lazily(
    { ...definition, filters },
    {
      id: () => idOf(name),
      entity: () => record(entityField),
      publicEntity: () => record(publicField),
      listed: () => record(listedField),
      publicListed: () => record(publicListedField),
      create: () => marked(z.strictObject(shape(fields, createField))),
      update: () =>
        marked(
          z.strictObject({ ...shape(fields, updateField), version: z.int().min(1).optional() }),
        ),
      list: () => listQuery(sorts, filters),
      export: () => exportQuery(sorts, filters, exportFormats),
    },
  );
  const forVisitors = lazily(
    {},
    {
      entity: () => made.publicEntity,
      listed: () => made.publicListed,
      create: () => made.create,
      update: () => made.update,
      list: () => listQuery(sorts, without(filters, staffOnly)),
      export: () => made.export,
    },
  );
  return asResource(
    Object.assign(made, {
      endpoints: endpoints(definition, made),
      visitorEndpoints: endpoints(definition, forVisitors),
    }),
  );
}

function without(filters: z.ZodRawShape, names: readonly string[]): z.ZodRawShape {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)));
}

/**
 * Guarantee: `shape` calls, for every field once, the function whose result the mapped type of the same name
 * describes, and `endpoints` makes one endpoint for each key of the path style.
 */
function asResource<
  Name extends string,
  F extends Fields,
  Sort extends string,
  Filters extends z.ZodRawShape,
  P extends PathStyle,
>(value: unknown) {
  return value as Resource<Name, F, Sort, Filters, P>;
}
