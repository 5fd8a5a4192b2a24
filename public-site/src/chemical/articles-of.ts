import { type NamedChemical } from 'contract/catalog';
import { blogs } from 'contract/content';
import { blogHref } from '../hrefs';
import { datedOf } from '../server/dated';
import type { PageRequest } from '../server/page-request';
import { readOr } from '../server/read-or';
import type { ArticleLink } from './chemical-view';

const shown = 4;

/** The latest posts about the chemical. */
export function articlesOf(
  page: PageRequest,
  { _id: chemicalId, name }: NamedChemical,
): Promise<ArticleLink[]> {
  return readOr<ArticleLink[]>(page, {
    what: `The posts on ${name}`,
    otherwise: [],
    read: async () => {
      const query = { chemicalId, pageSize: shown, sort: '-publishedAt' } as const;
      const { data } = await page.api.read(blogs.visitorEndpoints.list, { query });
      return data.map((post) => ({
        title: post.title,
        href: blogHref(post),
        published: post.publishedAt === null ? null : datedOf(post.publishedAt),
      }));
    },
  });
}
