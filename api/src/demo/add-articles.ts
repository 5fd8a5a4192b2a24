import type { Given } from '../repository/batch';
import { newFields, unwrapAll } from '../repository/write';
import { addManyWithin } from '../repository/write-batch';
import { blogTable } from '../content/blog/blog.table';
import { blogCategoryTable } from '../content/blog/blog-category.table';
import type { ContentPlace } from './add-content';
import { articles } from './data/content/articles/all-articles';
import blogCategories from './data/content/blog-categories.json';
import { timesOfDemo, type TimeOf } from './demo-times';
import { known } from './known';
import { toBlog } from './to-blog';

/** Adds the articles and their categories, each at the time at which it came out. */
export async function addArticles({ work, contextOf, ...place }: ContentPlace): Promise<void> {
  const timeOf = timesOfDemo(place.now);
  const at = timeOf(Math.min(...articles.flatMap(({ day }) => day ?? [])) - 1);
  const categories = unwrapAll(
    await addManyWithin(
      work,
      contextOf(blogCategoryTable),
      blogCategories.map((category) => ({ fields: newFields(blogCategoryTable, category), at })),
    ),
  );
  const categoryIds = new Map(categories.map(({ slug, _id }) => [String(slug), String(_id)]));
  const ids = { categoryIds, chemicalIds: place.chemicalIds };
  const given = articles.map((article): Given => {
    const image = known(place.files, `blog/${article.slug}`);
    const input = toBlog(article, { ids, timeOf, image });
    return { fields: newFields(blogTable, input), at: writtenAt(article.day, timeOf) };
  });
  unwrapAll(await addManyWithin(work, contextOf(blogTable), given));
}

/** What is not out yet was written yesterday. */
function writtenAt(day: number | null, timeOf: TimeOf): string {
  return timeOf(day !== null && day < 0 ? day : -0.6);
}
