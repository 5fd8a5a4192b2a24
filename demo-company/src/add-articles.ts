import { blogCategories, blogs } from 'contract/content';
import type { SeedRecord } from 'api/seed';
import type { ContentContext } from './add-content';
import { articles } from './data/content/articles/all-articles';
import categories from './data/content/blog-categories.json';
import { timesOfDemo, type TimeOf } from './demo-times';
import { known } from './known';
import { toBlog } from './to-blog';

/** Adds the articles with their publication times, and their categories. */
export async function addArticles({
  writer,
  now,
  files,
  chemicalIds,
}: ContentContext): Promise<void> {
  const timeOf = timesOfDemo(now);
  const at = timeOf(Math.min(...articles.flatMap(({ day }) => day ?? [])) - 1);
  const added = await writer.add(
    blogCategories,
    categories.map((input) => ({ input, at })),
  );
  const categoryIds = new Map(added.map(({ slug, _id }) => [String(slug), String(_id)]));
  const ids = { categoryIds, chemicalIds };
  const records = articles.map((article): SeedRecord => {
    const image = known(files, `blog/${article.slug}`);
    return { input: toBlog(article, { ids, timeOf, image }), at: writtenAt(article.day, timeOf) };
  });
  await writer.add(blogs, records);
}

/** Drafts and future articles were written yesterday. */
function writtenAt(day: number | null, timeOf: TimeOf): string {
  return timeOf(day !== null && day < 0 ? day : -0.6);
}
