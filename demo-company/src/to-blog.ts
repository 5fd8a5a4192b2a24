import type { FieldValues } from 'api/seed';
import type { DemoArticle } from './demo-article';
import type { TimeOf } from './demo-times';
import { known } from './known';

interface Facts {
  readonly ids: {
    /** By slug. */
    readonly categoryIds: ReadonlyMap<string, string>;
    /** By CAS number. */
    readonly chemicalIds: ReadonlyMap<string, string>;
  };
  readonly timeOf: TimeOf;
  readonly image: string;
}

/** The article in the resource's shape. */
export function toBlog(
  { category, day, chemicals, ...article }: DemoArticle,
  { ids, timeOf, image }: Facts,
): FieldValues {
  return {
    ...article,
    image,
    categoryId: known(ids.categoryIds, category),
    relatedChemicalIds: chemicals.map((number) => known(ids.chemicalIds, number)),
    status: day === null ? 'draft' : 'published',
    publishedAt: day === null ? null : timeOf(day),
  };
}
