import { chemicalEndpoints, type NamedChemical } from 'contract/catalog';
import { blogs } from 'contract/content';
import type { z } from 'zod';
import { blogHref, chemicalHref } from '../common/hrefs';
import type { PageRequest } from '../load/page-request';
import { readOr } from '../load/read-or';
import type { NamedLink } from '../common/view-parts';
import type { ReplacementView } from './chemical-view';

type ListedPost = z.output<typeof blogs.publicListed>;

/** The latest articles count. */
const maxArticles = 10;
const maxReplacements = 6;

/** The chemicals that an article names as a replacement of this one; none is computed. */
export function replacementsOf(
  page: PageRequest,
  { _id: replacedId, name }: NamedChemical,
): Promise<ReplacementView[]> {
  return readOr<ReplacementView[]>(page, {
    what: `The replacements of ${name}`,
    otherwise: [],
    read: async () => {
      const query = { replacedId, pageSize: maxArticles, sort: '-publishedAt' } as const;
      const { data: posts } = await page.api.read(blogs.visitorEndpoints.list, { query });
      const articles = articlesBy(posts, replacedId);
      if (articles.size === 0) return [];
      const ids = [...articles.keys()].slice(0, maxReplacements);
      const named = await page.api.read(chemicalEndpoints.byIds, { query: { ids: ids.join(',') } });
      return ids.flatMap((id) => {
        const [chemical, article] = [named.data.find(({ _id }) => _id === id), articles.get(id)];
        if (!chemical || !article) return [];
        return [{ name: chemical.name, href: chemicalHref(chemical), article }];
      });
    },
  });
}

/** The articles by the replacements that they name: of two that name the same one, the first. */
function articlesBy(posts: readonly ListedPost[], replacedId: string): Map<string, NamedLink> {
  const articles = new Map<string, NamedLink>();
  for (const post of posts)
    for (const { chemicalId, replacementId } of post.replacements) {
      const isNamed = chemicalId === replacedId && replacementId !== replacedId;
      if (isNamed && !articles.has(replacementId))
        articles.set(replacementId, { name: post.title, href: blogHref(post) });
    }
  return articles;
}
