import { useQuery } from '@tanstack/react-query';
import { categories, type Category, categoryEndpoints } from 'contract/catalog';
import { useApi } from 'shared-ui/client';
import { type StaticPage, staticPages } from './static-pages';

/** Suggestions for links: the site's static pages and its categories. */
export function useSitePaths(): readonly StaticPage[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [categories.name, 'tree'],
    queryFn: ({ signal }) => api.call(categoryEndpoints.tree, { signal }),
    select: pagesOf,
  });
  return [...staticPages(), ...(data ?? [])];
}

function pagesOf(tree: readonly Category[]): readonly StaticPage[] {
  return tree.flatMap((category) => {
    const path = `/${category.slug}`;
    const below = category.subCategories.map(({ name, slug }) => ({
      path: `${path}/${slug}`,
      name: `${category.name} › ${name}`,
    }));
    return [{ path, name: category.name }, ...below];
  });
}
