import { categoryEndpoints, type Category, type SubCategory, type SubSubCategory } from 'contract';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../mount/mount-endpoint';
import { notFound } from '../../problem';
import { inTransaction } from '../../repository/in-transaction';
import { updateWithin } from '../../repository/write';
import {
  categoryTable,
  subCategoryTable,
  subSubCategoryTable,
} from '../../resources/catalog/category';
import type { Services } from '../../services';
import { readCategoryTree } from './read-category-tree';

/** The calls of `chemicalCategory/` that are more than adding, changing and removing. */
export function mountCategoryCalls(app: FastifyInstance, services: Services): void {
  const read = () => readCategoryTree(services.database);
  mountEndpoint(app, services, { endpoint: categoryEndpoints.tree, handler: read });
  mountEndpoint(app, services, {
    endpoint: categoryEndpoints.category,
    handler: async ({ query }) => ({ data: atSlug(await read(), query.slug) }),
  });
  mountEndpoint(app, services, {
    endpoint: categoryEndpoints.subCategory,
    handler: async ({ query }) => ({ data: atSlug(subsOf(await read()), query.slug) }),
  });
  mountEndpoint(app, services, {
    endpoint: categoryEndpoints.subSubCategory,
    handler: async ({ query }) => ({ data: atSlug(subSubsOf(await read()), query.slug) }),
  });
  mountReorder(app, services);
}

function subsOf(tree: readonly Category[]): SubCategory[] {
  return tree.flatMap((category) => category.subCategories);
}

function subSubsOf(tree: readonly Category[]): SubSubCategory[] {
  return subsOf(tree).flatMap((sub) => sub.subSubCategory);
}

/** The one at the slug, or all without one. Below the first level the first in the tree's order answers. */
function atSlug<Level extends { readonly slug: string | null }>(
  levels: Level[],
  slug: string | undefined,
): Level | Level[] {
  if (slug === undefined) return levels;
  const found = levels.find((level) => level.slug === slug);
  if (!found) throw notFound('category');
  return found;
}

const places = {
  category: { table: categoryTable, parent: undefined },
  subCategory: { table: subCategoryTable, parent: 'categoryId' },
  subSubCategory: { table: subSubCategoryTable, parent: 'subCategoryId' },
} as const;

function mountReorder(app: FastifyInstance, services: Services): void {
  const { database, tables: registry } = services;
  mountEndpoint(app, services, {
    endpoint: categoryEndpoints.reorder,
    handler: async ({ body: { level, parentId, ids }, viewer }) => {
      const { table, parent } = places[level];
      const context = { database, registry, table, viewer };
      const moved = parent === undefined || !parentId ? {} : { [parent]: parentId };
      await inTransaction(database, async (work) => {
        for (const [order, id] of ids.entries()) {
          await updateWithin(work, context, id, { order, ...moved });
        }
      });
      return { data: { moved: ids.length } };
    },
  });
}
