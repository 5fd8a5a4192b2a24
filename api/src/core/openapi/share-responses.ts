import { isObject, type JsonObject, mapValues } from './json-schema';
import { pascal } from './schema-names';

type Operations = Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;

/** Moves answers that several operations have into `components.responses`, under the name of the first of them. */
export function shareResponses(paths: Operations) {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const names = sharedNames(operations);
  const refOr = (response: JsonObject): JsonObject => {
    const name = names.get(JSON.stringify(response));
    return name === undefined ? response : { $ref: `#/components/responses/${name}` };
  };
  const shared = (operation: JsonObject): JsonObject => {
    return { ...operation, responses: mapValues(responsesOf(operation), refOr) };
  };
  return {
    responses: Object.fromEntries([...names].map(([text, name]) => [name, JSON.parse(text)])),
    paths: mapValues(paths, (path) => mapValues(path, shared)),
  };
}

function responsesOf({ responses }: JsonObject): Record<string, JsonObject> {
  const entries = isObject(responses) ? Object.entries(responses) : [];
  return Object.fromEntries(entries.flatMap(([key, one]) => (isObject(one) ? [[key, one]] : [])));
}

function sharedNames(operations: readonly JsonObject[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const names = new Map<string, string>();
  for (const operation of operations) {
    for (const response of Object.values(responsesOf(operation))) {
      const text = JSON.stringify(response);
      const known = first.get(text);
      if (known === undefined) first.set(text, pascal(String(operation.operationId)));
      else if (!('$ref' in response)) names.set(text, known);
    }
  }
  return names;
}
