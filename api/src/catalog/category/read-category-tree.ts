import type { Category, SubCategory, SubSubCategory } from 'contract/catalog';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { publishedByCategory } from '../counts/published-counts';

/** The row of a category of any level. */
type CategoryRow = SubSubCategory & { readonly parentId: string | null };

type ChildrenOf = (id: string | null) => CategoryRow[];

/** All categories in the order set by staff, the three levels nested; always a single query. */
export async function readCategoryTree(database: Database): Promise<Category[]> {
  const { rows } = await sql<CategoryRow>`
    with counted as (${publishedByCategory})
    select _id, created_at, updated_at, version, parent_id, name, slug, description, image, "order",
      metatitle, metadescription, metakeywords, coalesce(products, 0) as product_count
    from category left join counted on counted.category = category._id
    where deleted_at is null
    order by level, "order", lower(name), _id`.execute(database);
  const children = byParent(rows);
  return children(null).map((row) => toCategory(row, children));
}

function byParent(rows: readonly CategoryRow[]): ChildrenOf {
  const groups = new Map<string | null, CategoryRow[]>();
  for (const row of rows) {
    const group = groups.get(row.parentId);
    if (group) group.push(row);
    else groups.set(row.parentId, [row]);
  }
  return (id) => groups.get(id) ?? [];
}

function toCategory(row: CategoryRow, children: ChildrenOf): Category {
  const subCategories = children(row._id).map((child) => toSubCategory(child, row._id, children));
  return { ...row, _id: brand<Category['_id']>(row._id), subCategories };
}

function toSubCategory(row: CategoryRow, categoryId: string, children: ChildrenOf): SubCategory {
  const subSubCategory = children(row._id).map((child) => ({
    ...child,
    subCategoryId: brand<SubCategory['_id']>(row._id),
  }));
  return {
    ...row,
    _id: brand<SubCategory['_id']>(row._id),
    categoryId: brand<Category['_id']>(categoryId),
    subSubCategory,
  };
}

/** Guarantee: the id was read from a row of the level that the brand names. */
function brand<Id extends string>(id: string): Id {
  return id as Id;
}
