import type { IdPlace, Method } from './endpoint';

/** The six standard operations of a plain resource. */
export type ResourceCall = 'list' | 'get' | 'add' | 'update' | 'remove' | 'export';

export interface CallPath {
  readonly method: Method;
  readonly path: string;
  readonly idIn: IdPlace;
  /** Needs a fresh sign-in. */
  readonly fresh?: boolean;
}

/** The paths of a resource's operations; an omitted one does not exist. */
export type PathStyle = Readonly<Partial<Record<ResourceCall, CallPath>>>;

const methods = {
  list: 'GET',
  get: 'GET',
  add: 'POST',
  update: 'PUT',
  remove: 'DELETE',
  export: 'GET',
} as const satisfies Record<ResourceCall, Method>;

const concernsOne = {
  list: false,
  get: true,
  add: false,
  update: true,
  remove: true,
  export: false,
};

/** `unit/get`, `unit/getById?id=`, `unit/add`, `unit/update?id=`, `unit/delete?id=`, `unit/export`. */
export function groupPaths(group: string) {
  return namedPaths({
    list: `${group}/get`,
    get: `${group}/getById`,
    add: `${group}/add`,
    update: `${group}/update`,
    remove: `${group}/delete`,
    export: `${group}/export`,
  });
}

/** `GET meta`, `GET meta/{id}`, `POST meta`, `PUT meta/{id}`, `DELETE meta/{id}`, `GET meta/export`. */
export function idInPathPaths(base: string) {
  const one = `${base}/{id}`;
  return namedPaths({
    list: base,
    get: one,
    add: base,
    update: one,
    remove: one,
    export: `${base}/export`,
  });
}

/** A separate path for each operation; the id is in the path at `{id}`, or else in the query. */
export function namedPaths<const Named extends Readonly<Partial<Record<ResourceCall, string>>>>(
  paths: Named,
): { readonly [Call in keyof Named & ResourceCall]: CallPath } {
  return toCallPaths(paths);
}

/** The same operations; those that write need a fresh sign-in. */
export function freshWrites<Paths extends PathStyle>(paths: Paths): Paths {
  const entries = Object.entries(paths).map(([call, path]) => [
    call,
    path && { ...path, fresh: path.method !== 'GET' },
  ]);
  return samePaths<Paths>(Object.fromEntries(entries));
}

/** Guarantee: `freshWrites` changes no key, and no type of a value. */
function samePaths<Paths extends PathStyle>(paths: unknown) {
  return paths as Paths;
}

/** Guarantee: the result has exactly the keys of `paths`. */
function toCallPaths<Named extends Readonly<Partial<Record<ResourceCall, string>>>>(paths: Named) {
  const entries = Object.entries(paths).map(([call, path]) => [call, callPath(call, path)]);
  return Object.fromEntries(entries) as {
    readonly [Call in keyof Named & ResourceCall]: CallPath;
  };
}

function callPath(call: string, path: string): CallPath {
  const known = call as ResourceCall;
  return { method: methods[known], path, idIn: concernsOne[known] ? placeOf(path) : 'none' };
}

function placeOf(path: string): IdPlace {
  return path.includes('{id}') ? 'path' : 'query';
}
