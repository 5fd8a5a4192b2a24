import { type BlogCategory, blogCategories } from 'contract/content';
import type { PageRequest } from '../server/page-request';

export type BlogCategories = readonly Pick<BlogCategory, '_id' | 'name' | 'slug'>[];

const pageSize = 100;

/** All categories of posts by name, from responses that the API caches until one of them changes. */
export async function readBlogCategories({ api }: PageRequest): Promise<BlogCategories> {
  const found: BlogCategories[number][] = [];
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize, sort: 'name' } as const;
    const { data, total } = await api.read(blogCategories.visitorEndpoints.list, { query });
    found.push(...data);
    if (data.length === 0 || found.length >= total) return found;
  }
}
