import { isObject, type JsonObject, refTo } from './json-schema';

/**
 * Creation and update of a resource have the same fields, all optional in an update: they become `UnitFields`, which
 * both extend. Neither accepts other fields.
 */
export function withSharedFields(
  components: Readonly<Record<string, JsonObject>>,
): Record<string, JsonObject> {
  const shared = Object.entries(components).flatMap(([name, create]) => {
    const resource = /^(\w+)Create$/.exec(name)?.[1];
    const update = resource === undefined ? undefined : components[`${resource}Update`];
    return resource !== undefined && update ? split(resource, create, update) : [];
  });
  return { ...components, ...Object.fromEntries(shared) };
}

function split(
  resource: string,
  create: JsonObject,
  update: JsonObject,
): (readonly [string, JsonObject])[] {
  const own = propertiesOf(create);
  const { version, ...others } = propertiesOf(update);
  if (version === undefined || JSON.stringify(own) !== JSON.stringify(others)) return [];
  const fields = refTo(`${resource}Fields`);
  const extension = { type: 'object', allOf: [fields], unevaluatedProperties: false };
  const { required } = create;
  return [
    [`${resource}Fields`, { type: 'object', properties: own }],
    [`${resource}Create`, { ...extension, ...(required !== undefined && { required }) }],
    [`${resource}Update`, { ...extension, properties: { version } }],
  ];
}

function propertiesOf({ properties }: JsonObject): JsonObject {
  return isObject(properties) ? properties : {};
}
