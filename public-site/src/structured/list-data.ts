import { someOf, type Thing } from './thing';

interface Listed {
  readonly name: string;
  readonly href: string;
}

interface ListOptions {
  origin: string;
  /** The length of the whole list, when these are one page of it. */
  total?: number;
}

/** The entries of a list as they are shown, by their pages; undefined for a list without any. */
export function listData(
  entries: readonly Listed[],
  { origin, total = entries.length }: ListOptions,
): Thing | undefined {
  const items = entries.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + href,
  }));
  return someOf(items) && { '@type': 'ItemList', numberOfItems: total, itemListElement: items };
}
