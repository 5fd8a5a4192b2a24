import { siteRoutes } from 'contract';
import { type Chemical } from 'contract/catalog';

export const siteHrefs = {
  home: siteRoutes.home,
  letters: siteRoutes.letterPage,
  letter: (letter: string) => siteRoutes.letter.replace(':letter', encodeURIComponent(letter)),
  chemical: ({ slug, _id }: Pick<Chemical, 'slug' | '_id'>) => `/${slug ?? _id}`,
  categories: siteRoutes.categories,
  search: (text: string) => `${siteRoutes.search}?${new URLSearchParams({ q: text })}`,
  code: (number: string) => `${siteRoutes.productsByCode}?${new URLSearchParams({ number })}`,
  inquiry: (...slugs: readonly string[]) =>
    `${siteRoutes.inquiry}?${new URLSearchParams(slugs.map((slug) => ['add', slug]))}`,
  orderList: siteRoutes.orderList,
  contact: siteRoutes.contact,
  worldwide: siteRoutes.worldwide,
  structureSearch: `${siteRoutes.advancedSearch}?by=structure`,
  posts: siteRoutes.blogs,
  post: (slug: string) => siteRoutes.blog.replace(':slug', slug),
  category: (...slugs: readonly string[]) => `/${slugs.join('/')}`,
};
