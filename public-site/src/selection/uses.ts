import { Slug } from 'contract';
import {
  chemicalSearchEndpoints,
  chemicalTypeEndpoints,
  chemicalTypes,
  type SearchFacets,
} from 'contract/catalog';
import { redirect } from 'react-router-dom';
import { segmentOf, typeHref } from '../common/hrefs';
import { langOf } from '../load/lang-of';
import { orNone } from '../load/or-none';
import { NotFound } from '../load/page-loader';
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

/** The first hundred types by name, those without chemicals left out. */
export async function readUses(page: PageRequest): Promise<Use[]> {
  const query = { pageSize: 100, sort: 'name' } as const;
  const [{ data }, { facets }] = await Promise.all([
    page.api.read(chemicalTypes.visitorEndpoints.list, { query }),
    readFacets(page),
  ]);
  const counts = new Map(facets.type.map(({ _id, count }) => [_id, count]));
  return data.flatMap((type) => {
    const count = counts.get(type._id) ?? 0;
    if (count === 0) return [];
    const slug = segmentOf(type);
    const { _id: id, name, description: text } = type;
    const langs = { lang: langOf(type, 'name'), textLang: langOf(type, 'description') };
    return [{ id, slug, name, text, ...langs, count, href: typeHref(slug) }];
  });
}

/**
 * The use at an address.
 *
 * @throws NotFound, or a redirect from a former address to that of `hrefOf`
 */
export async function typeAt(
  page: PageRequest,
  { slug, hrefOf }: { slug: string; hrefOf: (slug: string) => string },
): Promise<Use> {
  const uses = await readUses(page);
  const use = uses.find((one) => one.slug === slug);
  if (use) return use;
  if (!Slug.safeParse(slug).success) throw new NotFound();
  const { bySlug } = chemicalTypeEndpoints;
  const moved = await orNone(page.api.read(bySlug, { query: { slug } }));
  const found = uses.find(({ id }) => id === moved?.data._id);
  if (!found) throw new NotFound();
  throw redirect(hrefOf(found.slug) + page.url.search, 301);
}
