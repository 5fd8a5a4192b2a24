/** What clients should use no more, as data: the documentation marks it, and the API counts who still uses it. */
export interface Deprecation {
  /** The version of `contract` that has what replaces it. A build made with it has moved. */
  readonly since: string;
  /** What to use instead; of a former name the field's present one. */
  readonly instead: string;
  /** The last day on which it works: `2027-06-30`. */
  readonly until: string;
}

/** A field that clients should use no more. */
export interface DeprecatedField extends Deprecation {
  /**
   * It is the former name of the field `instead`. The API answers both names and takes either, so no client has to
   * change on the day of the API.
   */
  readonly isFormerName?: boolean;
}

/** By the name of the field. */
export type DeprecatedFields = Readonly<Record<string, DeprecatedField>>;

const fieldsOf = new WeakMap<object, DeprecatedFields>();

/** The schema of an object, with the deprecated fields that it has. */
export function withDeprecated<S extends object>(
  schema: S,
  deprecated: DeprecatedFields | undefined,
): S {
  if (deprecated) fieldsOf.set(schema, deprecated);
  return schema;
}

/** The deprecated fields of the schema of an object. */
export function deprecatedFieldsOf(schema: object): DeprecatedFields {
  return fieldsOf.get(schema) ?? {};
}

/** `Use symbol instead. It works until 2027-06-30.` */
export function deprecationWords({ instead, until }: Deprecation): string {
  return `Use ${instead} instead. It works until ${until}.`;
}

/**
 * The header with the remote that makes a call, and its version: `mfe-orders/1.1.0`. The panel sends it for remotes that
 * use its client.
 */
export const remoteHeader = 'x-remote';
