/** A thing in the words of schema.org. What is not known is left out or undefined, never null or empty. */
export interface Thing {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** A thing that is told of elsewhere on the page. */
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
