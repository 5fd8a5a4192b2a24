import type { z } from 'zod';
import { pageOf, Removed, single } from './answer';
import {
  Bytes,
  endpoint,
  type Access,
  type Endpoint,
  type IdPlace,
  type Nothing,
} from './endpoint';
import type { Fields } from './field';
import { lazily } from './lazily';
import { exportTypes, type exportQuery, type listQuery, usualExportFormats } from './list';
import type { CallPath, PathStyle, ResourceCall } from './path-style';
import type { AnyResource } from './resource';
import { doingOf, resourceNeeds } from './resource-needs';
import type {
  CreateSchema,
  EntitySchema,
  ListedSchema,
  PublicListedSchema,
  PublicSchema,
  UpdateSchema,
} from './resource-shape';

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
  export: {
    query: ReturnType<typeof exportQuery<Sort, Filters>>;
    body: Nothing;
    answer: z.ZodUnknown;
  };
}

export type EndpointsOf<
  Name extends string,
  F extends Fields,
  Sort extends string,
  Filters extends z.ZodRawShape,
  P extends PathStyle,
> = {
  readonly [Call in keyof P & ResourceCall]: Endpoint<
    Call extends 'list' | 'add' | 'export' ? 'none' : Exclude<IdPlace, 'none'>,
    CallSchemas<Name, F, Sort, Filters>[Call]['query'],
    CallSchemas<Name, F, Sort, Filters>[Call]['body'],
    CallSchemas<Name, F, Sort, Filters>[Call]['answer']
  >;
};

/** The endpoints that visitors may call, with the response schemas for visitors. */
export type VisitorEndpoints<
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

interface Schemas {
  readonly entity: z.ZodType;
  readonly listed: z.ZodType;
  readonly create: z.ZodType;
  readonly update: z.ZodType;
  readonly list: z.ZodType;
  readonly export: z.ZodType;
}

export function endpoints(definition: ResourceDefinitionData, schemas: Schemas) {
  const made: Partial<Record<ResourceCall, Endpoint>> = {};
  for (const call of resourceCalls) {
    const path = definition.paths[call];
    if (path) made[call] = resourceEndpoint(call, path, definition, schemas);
  }
  return made;
}

type ResourceDefinitionData = Pick<
  AnyResource,
  'name' | 'label' | 'area' | 'public' | 'encoding' | 'exportFormats' | 'deprecated'
> & {
  readonly paths: PathStyle;
};

const resourceCalls = ['list', 'get', 'add', 'update', 'remove', 'export'] as const;

function resourceEndpoint(
  call: ResourceCall,
  path: CallPath,
  definition: ResourceDefinitionData,
  schemas: Schemas,
): Endpoint {
  const access: Access = isPublic(definition, call) ? 'public' : 'admin';
  const needs = resourceNeeds(definition, doingOf[call]);
  const mayLag = access === 'public' && (call === 'list' || call === 'get');
  const { deprecated: deprecatedFields } = definition;
  const name = `${definition.name}.${call}`;
  const base = { ...path, name, access, needs, mayLag, deprecatedFields };
  const { one, many } = definition.label;
  const encoding = definition.encoding ?? 'json';
  const facts = { ...base, answer: Bytes };
  const answer = () => single(schemas.entity);
  switch (call) {
    case 'list':
      return lazily(endpoint({ ...facts, summary: `${many}, page by page` }), {
        query: () => schemas.list,
        answer: () => pageOf(schemas.listed),
      });
    case 'get':
      return lazily(endpoint({ ...facts, summary: `One ${one}` }), { answer });
    case 'add':
      return lazily(endpoint({ ...facts, summary: `Adds: ${one}`, encoding, status: 201 }), {
        body: () => schemas.create,
        answer,
      });
    case 'update':
      return lazily(endpoint({ ...facts, summary: `Changes: ${one}`, encoding }), {
        body: () => schemas.update,
        answer,
      });
    case 'remove':
      return endpoint({ ...facts, summary: `Moves to the trash: ${one}`, answer: Removed });
    case 'export': {
      const formats = definition.exportFormats ?? usualExportFormats;
      const produces = formats.map((format) => exportTypes[format]);
      const summary = `${many} that match, as a file`;
      return lazily(endpoint({ ...facts, summary, produces }), { query: () => schemas.export });
    }
    default:
      return call satisfies never;
  }
}

/** Exports are for staff only. */
function isPublic(definition: ResourceDefinitionData, call: ResourceCall): boolean {
  return call !== 'export' && definition.public?.includes(call) === true;
}
