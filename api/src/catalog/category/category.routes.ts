import {
  categoryEndpoints,
  type Category,
  type SubCategory,
  type SubSubCategory,
} from 'contract/catalog';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../core/mount/mount-endpoint';
import { inTransaction } from '../../repository/in-transaction';
import { categoryTable, subCategoryTable, subSubCategoryTable } from './category.table';
import type { Services } from '../../core/services';
import { findLevel, type Level, type Wanted } from './find-level';
import { placeCategories } from './place-categories';
import { readCategoryTree } from './read-category-tree';

/** The routes of `chemicalCategory/` beyond adding, changing and removing. */
export function mountCategoryRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  const read = () => readCategoryTree(database);
  const find = <L extends Level>(levels: L[], wanted: Wanted) =>
    findLevel(database, levels, wanted);
  const cacheTags = ['category', 'subCategory', 'subSubCategory', 'chemical'] as const;
  mountEndpoint(app, services, { endpoint: categoryEndpoints.tree, cacheTags, handler: read });
  mountEndpoint(app, services, {
    endpoint: categoryEndpoints.category,
    handler: async ({ query: { slug } }) => ({
      data: await find(await read(), { table: categoryTable, slug }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: categoryEndpoints.subCategory,
    handler: async ({ query }) => ({
      data: await find(subsOf(await read()), { table: subCategoryTable, ...query }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: categoryEndpoints.subSubCategory,
    handler: async ({ query }) => ({
      data: await find(subSubsOf(await read()), { table: subSubCategoryTable, ...query }),
    }),
  });
  mountReorder(app, services);
}

function subsOf(tree: readonly Category[]): SubCategory[] {
  return tree.flatMap((category) => category.subCategories);
}

function subSubsOf(tree: readonly Category[]): SubSubCategory[] {
  return subsOf(tree).flatMap((sub) => sub.subSubCategory);
}

function mountReorder(app: FastifyInstance, services: Services): void {
  const { database, tables: registry } = services;
  mountEndpoint(app, services, {
    endpoint: categoryEndpoints.reorder,
    handler: async ({ body: { level, parentId, ids }, viewer }) => {
      const placement = { level, parentId: parentId ?? null, ids };
      await inTransaction(database, (work) =>
        placeCategories(work, { database, registry, viewer }, placement),
      );
      return { data: { moved: ids.length } };
    },
  });
}
