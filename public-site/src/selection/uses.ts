import { slugOf } from 'contract';
import { chemicalSearchEndpoints, chemicalTypes, type SearchFacets } from 'contract/catalog';
import { typeHref } from '../common/hrefs';
import type { PageRequest } from '../load/page-request';
import type { SelectionLink } from './selection-view';

/** A chemical type of which chemicals are published. */
export interface Use extends SelectionLink {
  id: string;
  slug: string;
  /** As staff wrote it. */
  text: string | null;
}

/** The catalogue in numbers: its first chemical comes with them. */
export function readFacets({ api }: PageRequest): Promise<{ total: number; facets: SearchFacets }> {
  return api.read(chemicalSearchEndpoints.search, { query: { pageSize: 1, sort: 'name' } });
}

/** The first hundred types by name, those without chemicals left out. Of two with the same slug, the first has the page. */
export async function readUses(page: PageRequest): Promise<Use[]> {
  const query = { pageSize: 100, sort: 'name' } as const;
  const [{ data }, { facets }] = await Promise.all([
    page.api.read(chemicalTypes.visitorEndpoints.list, { query }),
    readFacets(page),
  ]);
  const counts = new Map(facets.type.map(({ _id, count }) => [_id, count]));
  const bySlug = new Map<string, Use>();
  for (const { _id: id, name, description: text } of data) {
    const [slug, count] = [slugOf(name), counts.get(id) ?? 0];
    if (slug === '' || count === 0 || bySlug.has(slug)) continue;
    bySlug.set(slug, { id, slug, name, text, count, href: typeHref(slug) });
  }
  return [...bySlug.values()];
}
