import { z } from 'zod';
import type { Cost } from './cost';
import type { DeprecatedFields, Deprecation } from './deprecation';
import { type CallNeeds, isForKeys } from './staff/permission';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * `public` allows everyone; `admin` requires an admin's bearer token; `team` an admin's token or a release token of
 * the remote concerned.
 */
export type Access = 'public' | 'admin' | 'team';

/** How long a sign-in is fresh, in minutes. */
export const freshMinutes = 10;

/** Where a request has the record's id: nowhere, in the query (`?id=`) or in the path (`/{id}`). */
export type IdPlace = 'none' | 'query' | 'path';

/** Encoding of the body. `multipart` endpoints also take JSON when no file is sent; `gzip` is a packed archive, `message` an
 * email as it travels (`message/rfc822`). */
export type Encoding = 'json' | 'multipart' | 'gzip' | 'message';

/** The schema of endpoints without a query or without a body. */
export const Nothing = z.undefined();
export type Nothing = typeof Nothing;

/** The schema of the id of endpoints that name none. */
const AnyUuid = z.uuid();

/** The schema of an answer that is no JSON: a file, a stream. */
export const Bytes = z.unknown();

/** One endpoint of the API, as data: the API mounts it, the client calls it, the documentation lists it. */
export interface Endpoint<
  Place extends IdPlace = IdPlace,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** Unique across the API: `unit.add`. */
  readonly name: string;
  readonly method: Method;
  /** Below `/api`, without a leading slash; a path parameter in braces: `meta/{id}`. */
  readonly path: string;
  readonly access: Access;
  /**
   * The permissions that staff need. Who lacks them is answered like a visitor by a public call, and refused by any
   * other. A public call without needs takes everybody for a visitor.
   */
  readonly needs: CallNeeds | undefined;
  /** Admins must have signed in, or confirmed it, within `freshMinutes`. */
  readonly fresh: boolean;
  /** Whether API keys may make the call; where left out, those that need areas of keys alone. */
  readonly byKey: boolean;
  /** Visitors may be answered by a replica of the database, some seconds late. Never for what a visitor wrote. */
  readonly mayLag: boolean;
  /** By which limits a client's calls are bounded. Pictures among the files of a form are read, so forms cost a `thread`. */
  readonly cost: Cost;
  readonly idIn: Place;
  /** The name of the parameter with the record's id. */
  readonly idName: string;
  readonly id: z.ZodType;
  readonly query: Query;
  readonly body: Body;
  readonly encoding: Encoding;
  /** Reads the header `Idempotency-Key`: a repetition with the same key answers the same and changes nothing. */
  readonly idempotent: boolean;
  /** Media types of the answer. What is not JSON has `Bytes` as its schema. */
  readonly produces: readonly string[];
  readonly answer: Answer;
  readonly status: 200 | 201;
  /** One sentence for the API's documentation. */
  readonly summary: string;
  /** Set where clients should make the call no more. */
  readonly deprecated?: Deprecation | undefined;
  /** Fields of the request's body and of the records answered that clients should use no more. */
  readonly deprecatedFields?: DeprecatedFields | undefined;
}

/** The request to an endpoint: id, query and body, before parsing. */
export type RequestOf<E extends Endpoint> =
  E extends Endpoint<infer Place, infer Query, infer Body, z.ZodType>
    ? (Place extends 'none' ? unknown : { readonly id: string }) &
        (Query extends Nothing ? unknown : { readonly query?: z.input<Query> }) &
        (Body extends Nothing ? unknown : { readonly body: z.input<Body> })
    : never;

/** The parsed response of an endpoint. */
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>;

/** A call for staff or teams says what it needs. */
type AccessOptions =
  | { readonly access: 'public'; readonly needs?: CallNeeds | undefined }
  | { readonly access: 'admin' | 'team'; readonly needs: CallNeeds };

type EndpointOptions<
  Place extends IdPlace,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> = Pick<Endpoint<Place, Query, Body, Answer>, 'name' | 'method' | 'path' | 'answer' | 'summary'> &
  AccessOptions &
  Partial<
    Pick<
      Endpoint<Place, Query, Body, Answer>,
      | 'fresh'
      | 'byKey'
      | 'mayLag'
      | 'cost'
      | 'idIn'
      | 'idName'
      | 'id'
      | 'query'
      | 'body'
      | 'encoding'
      | 'idempotent'
      | 'produces'
      | 'status'
      | 'deprecated'
      | 'deprecatedFields'
    >
  >;

/**
 * Describes one call.
 *
 * @example
 * endpoint({ name: 'supplier.count', method: 'GET', path: 'supplier/count', access: 'admin',
 *   needs: { suppliers: 'view' }, query: z.strictObject({ chemicalId: AnyId }), answer: single(z.int()), summary: 'Counts …' })
 */
export function endpoint<
  Answer extends z.ZodType,
  const Place extends IdPlace = 'none',
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(options: EndpointOptions<Place, Query, Body, Answer>): Endpoint<Place, Query, Body, Answer> {
  return withDefaults({
    needs: undefined,
    fresh: false,
    byKey: options.fresh !== true && isForKeys(options.needs),
    mayLag: false,
    cost: options.encoding === 'multipart' ? 'thread' : 'none',
    idIn: 'none',
    idName: 'id',
    id: AnyUuid,
    query: Nothing,
    body: Nothing,
    encoding: 'json',
    idempotent: false,
    produces: ['application/json'],
    status: 200,
    ...options,
  });
}

/** Guarantee: an omitted type parameter has exactly the default that the value gets. */
function withDefaults<
  P extends IdPlace,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(value: Omit<Endpoint<IdPlace, z.ZodType, z.ZodType, A>, never>) {
  return value as Endpoint<P, Q, B, A>;
}
