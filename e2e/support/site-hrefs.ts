import { type Chemical, siteRoutes } from 'contract';

export const siteHrefs = {
  home: siteRoutes.home,
  letters: siteRoutes.letterPage,
  letter: (letter: string) => siteRoutes.letter.replace(':letter', encodeURIComponent(letter)),
  chemical: ({ slug, _id }: Pick<Chemical, 'slug' | '_id'>) => `/${slug ?? _id}`,
  contact: siteRoutes.contact,
  worldwide: siteRoutes.worldwide,
  posts: siteRoutes.blogs,
  post: (slug: string) => siteRoutes.blog.replace(':slug', slug),
  category: (...slugs: readonly string[]) => `/${slugs.join('/')}`,
};
