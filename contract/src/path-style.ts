import type { IdPlace, Method } from './endpoint';

/** The six calls that a plain resource may have. */
export type ResourceCall = 'list' | 'get' | 'add' | 'update' | 'remove' | 'export';

export interface CallPath {
  readonly method: Method;
  readonly path: string;
  readonly idIn: IdPlace;
}

/** Where a resource's calls live; a call left out does not exist. */
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

/** Every call at a path of its own; the id is in the path where it has `{id}`, else in the query. */
export function namedPaths<const Named extends Readonly<Partial<Record<ResourceCall, string>>>>(
  paths: Named,
): { readonly [Call in keyof Named & ResourceCall]: CallPath } {
  return toCallPaths(paths);
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
