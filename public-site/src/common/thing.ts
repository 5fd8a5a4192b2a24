/** A schema.org entity. Unknown properties are omitted or undefined, never null or empty. */
export interface Thing {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** A reference to an entity described elsewhere on the page. */
export interface Reference {
  readonly '@id': string;
}

export function companyId(origin: string): string {
  return `${origin}/#organization`;
}

export function siteId(origin: string): string {
  return `${origin}/#website`;
}

/** A list, or undefined for an empty one. */
export function someOf<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length === 0 ? undefined : items;
}
