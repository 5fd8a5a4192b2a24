import { z } from 'zod';
import { pageOf, Removed, single } from './answer';
import { endpoint, Nothing, type Access, type Endpoint, type IdPlace } from './endpoint';
import type { Field, Fields } from './field';
import { idOf } from './id';
import { listQuery } from './list';
import type { CallPath, PathStyle, ResourceCall } from './path-style';

/** What every record carries, written by the API alone. Times are ISO 8601 in UTC; `version` starts at 1. */
export const recordShape = {
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int().min(1),
};
type RecordShape<Name extends string> = typeof recordShape & { _id: ReturnType<typeof idOf<Name>> };

type EntityField<F extends Field> = F['presence'] extends 'optional'
  ? z.ZodNullable<F['schema']>
  : F['schema'];
type CreateField<F extends Field> = F['presence'] extends 'required'
  ? F['schema']
  : F['presence'] extends 'optional'
    ? z.ZodOptional<z.ZodNullable<F['schema']>>
    : z.ZodOptional<F['schema']>;
type UpdateField<F extends Field> = z.ZodOptional<EntityField<F>>;

type WritableKey<F extends Fields> = {
  [K in keyof F]: F[K]['presence'] extends 'computed' ? never : K;
}[keyof F];
type OpenKey<F extends Fields> = {
  [K in keyof F]: 'staff' extends F[K]['audience'] ? never : K;
}[keyof F];

type ListedKey<F extends Fields> = {
  [K in keyof F]: 'record' extends F[K]['depth'] ? never : K;
}[keyof F];

type EntityShape<F extends Fields> = { [K in keyof F]: EntityField<F[K]> };
type CreateShape<F extends Fields> = { [K in WritableKey<F>]: CreateField<F[K]> };
type UpdateShape<F extends Fields> = { [K in WritableKey<F>]: UpdateField<F[K]> } & {
  version: z.ZodOptional<z.ZodInt>;
};

type EntitySchema<Name extends string, F extends Fields> = z.ZodObject<
  RecordShape<Name> & EntityShape<F>
>;
type PublicSchema<Name extends string, F extends Fields> = z.ZodObject<
  RecordShape<Name> & Pick<EntityShape<F>, OpenKey<F>>
>;
type ListedSchema<Name extends string, F extends Fields> = z.ZodObject<
  RecordShape<Name> & Pick<EntityShape<F>, ListedKey<F>>
>;
type PublicListedSchema<Name extends string, F extends Fields> = z.ZodObject<
  RecordShape<Name> & Pick<EntityShape<F>, ListedKey<F> & OpenKey<F>>
>;
type CreateSchema<F extends Fields> = z.ZodObject<CreateShape<F>, z.core.$strict>;
type UpdateSchema<F extends Fields> = z.ZodObject<UpdateShape<F>, z.core.$strict>;

interface CallSchemas<
  Name extends string,
  F extends Fields,
  Sort extends string,
  Filters extends z.ZodRawShape,
> {
  list: {
    query: ReturnType<typeof listQuery<Sort, Filters>>;
    body: Nothing;
    answer: ReturnType<typeof pageOf<ListedSchema<Name, F>>>;
  };
  get: {
    query: Nothing;
    body: Nothing;
    answer: ReturnType<typeof single<EntitySchema<Name, F>>>;
  };
  add: {
    query: Nothing;
    body: CreateSchema<F>;
    answer: ReturnType<typeof single<EntitySchema<Name, F>>>;
  };
  update: {
    query: Nothing;
    body: UpdateSchema<F>;
    answer: ReturnType<typeof single<EntitySchema<Name, F>>>;
  };
  remove: { query: Nothing; body: Nothing; answer: typeof Removed };
}

type EndpointsOf<
  Name extends string,
  F extends Fields,
  Sort extends string,
  Filters extends z.ZodRawShape,
  P extends PathStyle,
> = {
  readonly [Call in keyof P & ResourceCall]: Endpoint<
    Call extends 'list' | 'add' ? 'none' : Exclude<IdPlace, 'none'>,
    CallSchemas<Name, F, Sort, Filters>[Call]['query'],
    CallSchemas<Name, F, Sort, Filters>[Call]['body'],
    CallSchemas<Name, F, Sort, Filters>[Call]['answer']
  >;
};

/** The calls that answer visitors, with the answers that visitors get. */
type VisitorEndpoints<
  Name extends string,
  F extends Fields,
  Sort extends string,
  Filters extends z.ZodRawShape,
> = {
  readonly list: Endpoint<
    'none',
    CallSchemas<Name, F, Sort, Filters>['list']['query'],
    Nothing,
    ReturnType<typeof pageOf<PublicListedSchema<Name, F>>>
  >;
  readonly get: Endpoint<
    Exclude<IdPlace, 'none'>,
    Nothing,
    Nothing,
    ReturnType<typeof single<PublicSchema<Name, F>>>
  >;
};

export interface ResourceDefinition<
  Name extends string,
  F extends Fields,
  Sort extends string,
  Filters extends z.ZodRawShape,
  P extends PathStyle,
> {
  /** Singular, the field's own word: `unit`. The brand of its ids and the prefix of its endpoints' names. */
  readonly name: Name;
  readonly label: { readonly one: string; readonly many: string };
  readonly paths: P;
  readonly fields: F;
  /** The field that names a record to people. */
  readonly title: keyof F & string;
  /** Text fields that the `search` parameter looks in. */
  readonly search: readonly (keyof F & string)[];
  readonly sorts: readonly Sort[];
  readonly defaultSort: NoInfer<Sort> | `-${NoInfer<Sort>}`;
  /** Filters of the list call by name; a filter named like a field compares with it. */
  readonly filters?: Filters;
  /** Calls that answer visitors. All others are for staff. */
  readonly public?: readonly ResourceCall[];
  /** `multipart` when files may come along with a write. */
  readonly encoding?: 'json' | 'multipart';
}

export interface Resource<
  Name extends string = string,
  F extends Fields = Fields,
  Sort extends string = string,
  Filters extends z.ZodRawShape = z.ZodRawShape,
  P extends PathStyle = PathStyle,
> extends ResourceDefinition<Name, F, Sort, Filters, P> {
  readonly filters: Filters;
  /** The `_id` of a record, branded with the resource's name. */
  readonly id: ReturnType<typeof idOf<Name>>;
  /** A whole record as staff read it: every field present, null where an optional one is empty. */
  readonly entity: EntitySchema<Name, F>;
  /** A record as visitors read it, without the fields for staff. */
  readonly publicEntity: PublicSchema<Name, F>;
  /** A record as a list answers it to staff, without its long texts. */
  readonly listed: ListedSchema<Name, F>;
  /** A record as a list answers it to visitors. */
  readonly publicListed: PublicListedSchema<Name, F>;
  /** The body of a creation: unknown fields are errors. */
  readonly create: CreateSchema<F>;
  /** The body of an update: any subset of the writable fields, and the `version` it was made from. */
  readonly update: UpdateSchema<F>;
  readonly list: ReturnType<typeof listQuery<Sort, Filters>>;
  readonly endpoints: EndpointsOf<Name, F, Sort, Filters, P>;
  /** `list` and `get` as visitors are answered, for those of the two that are public. */
  readonly visitorEndpoints: Pick<
    VisitorEndpoints<Name, F, Sort, Filters>,
    Extract<keyof P, 'list' | 'get'>
  >;
}

/**
 * A plain resource from its facts: schemas of the record, of its creation and update, of the list's parameters,
 * and the calls that its path style gives it.
 *
 * @example
 * export const units = defineResource({
 *   name: 'unit', label: { one: 'Unit', many: 'Units' }, paths: groupPaths('unit'),
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
  const filters: z.ZodRawShape = definition.filters ?? {};
  const schemas = {
    id: idOf(definition.name),
    entity: z.object({ ...recordKeys(definition.name), ...shape(definition.fields, entityField) }),
    publicEntity: z.object({
      ...recordKeys(definition.name),
      ...shape(definition.fields, publicField),
    }),
    listed: z.object({ ...recordKeys(definition.name), ...shape(definition.fields, listedField) }),
    publicListed: z.object({
      ...recordKeys(definition.name),
      ...shape(definition.fields, publicListedField),
    }),
    create: z.strictObject(shape(definition.fields, createField)),
    update: z.strictObject({
      ...shape(definition.fields, updateField),
      version: z.int().min(1).optional(),
    }),
    list: listQuery(definition.sorts, filters),
  };
  return asResource({
    ...definition,
    filters,
    ...schemas,
    endpoints: endpoints(definition, schemas),
    visitorEndpoints: endpoints(definition, {
      ...schemas,
      entity: schemas.publicEntity,
      listed: schemas.publicListed,
    }),
  });
}

/**
 * Guarantee: `shape` visits every field once with the function whose result the mapped type of the same name
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

function recordKeys(name: string) {
  return { _id: idOf(name), ...recordShape };
}

function shape(fields: Fields, schemaOf: (field: Field) => z.ZodType | undefined): z.ZodRawShape {
  const schemas: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    const schema = schemaOf(field);
    if (schema) schemas[name] = schema;
  }
  return schemas;
}

function entityField({ presence, schema }: Field): z.ZodType {
  return presence === 'optional' ? schema.nullable() : schema;
}

function publicField(field: Field): z.ZodType | undefined {
  return field.audience === 'staff' ? undefined : entityField(field);
}

function listedField(field: Field): z.ZodType | undefined {
  return field.depth === 'record' ? undefined : entityField(field);
}

function publicListedField(field: Field): z.ZodType | undefined {
  return field.depth === 'record' ? undefined : publicField(field);
}

function createField({ presence, schema }: Field): z.ZodType | undefined {
  switch (presence) {
    case 'required':
      return schema;
    case 'optional':
      return schema.nullish();
    case 'defaulted':
      return schema.optional();
    case 'computed':
      return undefined;
    default:
      return presence satisfies never;
  }
}

function updateField(field: Field): z.ZodType | undefined {
  return field.presence === 'computed' ? undefined : entityField(field).optional();
}

interface Schemas {
  readonly entity: z.ZodType;
  readonly listed: z.ZodType;
  readonly create: z.ZodType;
  readonly update: z.ZodType;
  readonly list: z.ZodType;
}

function endpoints(definition: ResourceDefinitionData, schemas: Schemas) {
  const made: Partial<Record<ResourceCall, Endpoint>> = {};
  for (const call of resourceCalls) {
    const path = definition.paths[call];
    if (path) made[call] = resourceEndpoint(call, path, definition, schemas);
  }
  return made;
}

type ResourceDefinitionData = Pick<Resource, 'name' | 'label' | 'paths' | 'public' | 'encoding'>;

const resourceCalls = ['list', 'get', 'add', 'update', 'remove'] as const;

function resourceEndpoint(
  call: ResourceCall,
  path: CallPath,
  definition: ResourceDefinitionData,
  schemas: Schemas,
): Endpoint {
  const access: Access = definition.public?.includes(call) ? 'public' : 'admin';
  const base = { ...path, name: `${definition.name}.${call}`, access };
  const { one, many } = definition.label;
  const encoding = definition.encoding ?? 'json';
  switch (call) {
    case 'list': {
      const summary = `${many}, page by page`;
      return endpoint({ ...base, summary, query: schemas.list, answer: pageOf(schemas.listed) });
    }
    case 'get':
      return endpoint({ ...base, summary: `One ${one}`, answer: single(schemas.entity) });
    case 'add': {
      const answer = single(schemas.entity);
      const summary = `Adds: ${one}`;
      return endpoint({ ...base, summary, body: schemas.create, encoding, answer, status: 201 });
    }
    case 'update': {
      const answer = single(schemas.entity);
      return endpoint({
        ...base,
        summary: `Changes: ${one}`,
        body: schemas.update,
        encoding,
        answer,
      });
    }
    case 'remove':
      return endpoint({ ...base, summary: `Moves to the trash: ${one}`, answer: Removed });
    default:
      return call satisfies never;
  }
}
