import {
  categoryEndpoints,
  type Category,
  type SubCategory,
  type SubSubCategory,
} from 'contract/catalog';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { inTransaction } from '../../repository/in-transaction';
import { categoryTable, subCategoryTable, subSubCategoryTable } from './category.table';
import type { Services } from '../../kernel/services';
import { isStaff, type Viewer } from '../../kernel/viewer';
import { countTags } from '../chemical/chemical-tags';
import { findLevel } from './find-level';
import { placeCategories } from './place-categories';
import { readCategoryTree } from './read-category-tree';

/** The routes of `chemicalCategory/` beyond adding, changing and removing. */
export function mountCategoryRoutes(app: FastifyInstance, services: Services): void {
  const { database, responseCache } = services;
  const read = () => readCategoryTree(database);
  const treeFor = (viewer: Viewer) =>
    isStaff(viewer)
      ? read()
      : responseCache.answer({ key: 'the tree of categories', tags: countTags }, read);
  mountEndpoint(app, services, {
    endpoint: categoryEndpoints.tree,
    cacheTags: countTags,
    handler: read,
  });
  mountEndpoint(app, services, {
    endpoint: categoryEndpoints.category,
    handler: async ({ query: { slug }, viewer }) => ({
      data: await findLevel(database, () => treeFor(viewer), { table: categoryTable, slug }),
    }),
  });
  mountEndpoint(app, services, {
    endpoint: categoryEndpoints.subCategory,
    handler: async ({ query, viewer }) => {
      const subs = async () => subsOf(await treeFor(viewer));
      return { data: await findLevel(database, subs, { table: subCategoryTable, ...query }) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: categoryEndpoints.subSubCategory,
    handler: async ({ query, viewer }) => {
      const subSubs = async () => subSubsOf(await treeFor(viewer));
      return { data: await findLevel(database, subSubs, { table: subSubCategoryTable, ...query }) };
    },
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
  const { database, tables } = services;
  mountEndpoint(app, services, {
    endpoint: categoryEndpoints.reorder,
    handler: async ({ body: { level, parentId, ids }, viewer }) => {
      const placement = { level, parentId: parentId ?? null, ids };
      await inTransaction(database, (work) =>
        placeCategories(work, { database, tables, viewer }, placement),
      );
      return { data: { moved: ids.length } };
    },
  });
}
