import { isObject, type JsonObject, mapValues } from './json-schema';

type Operations = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

/**
 * Moves what several operations have into `components.parameters`. The most frequent parameter of a name is called like
 * it, others of that name with the tag of the first operation that has it: `sort` and `chemical.sort`.
 */
export function shareParameters(paths: Operations) {
  const keys = sharedKeys(Object.values(paths).flatMap((path) => Object.values(path)));
  const shared = (operation: JsonObject): JsonObject => {
    const parameters = parametersOf(operation);
    if (parameters.length === 0) return operation;
    return { ...operation, parameters: parameters.map((one) => refOr(one, keys)) };
  };
  return {
    parameters: Object.fromEntries([...keys].map(([text, key]) => [key, JSON.parse(text)])),
    paths: mapValues(paths, (path) => mapValues(path, shared)),
  };
}

function refOr(parameter: JsonObject, keys: ReadonlyMap<string, string>): JsonObject {
  const key = keys.get(JSON.stringify(parameter));
  return key === undefined ? parameter : { $ref: `#/components/parameters/${key}` };
}

function parametersOf({ parameters }: JsonObject): readonly JsonObject[] {
  return Array.isArray(parameters) ? parameters.filter(isObject) : [];
}

/** The keys of the parameters that are there more than once, by their JSON. */
function sharedKeys(operations: readonly JsonObject[]): ReadonlyMap<string, string> {
  const counts = new Map<string, { readonly name: string; readonly tag: string; count: number }>();
  for (const operation of operations) {
    const [tag] = Array.isArray(operation.tags) ? operation.tags : [];
    for (const parameter of parametersOf(operation)) {
      const text = JSON.stringify(parameter);
      const known = counts.get(text) ?? {
        name: String(parameter.name),
        tag: String(tag),
        count: 0,
      };
      known.count += 1;
      counts.set(text, known);
    }
  }
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  const frequent = [...counts].toSorted(([, a], [, b]) => b.count - a.count);
  for (const [text, { name, tag, count }] of frequent) {
    const key = [name, `${tag}.${name}`].find((one) => !taken.has(one));
    if (count === 1 || key === undefined) continue;
    taken.add(key);
    keys.set(text, key);
  }
  return keys;
}
