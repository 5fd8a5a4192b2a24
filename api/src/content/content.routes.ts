import {
  aboutUsEndpoints,
  bannerEndpoints,
  menuItemEndpoints,
  navigationLinkEndpoints,
  slideEndpoints,
} from 'contract/content';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { orderRecords } from '../repository/order-records';
import { placeMenuItems } from './menu/place-menu-items';
import { mountEndpoint } from '../http/mount/mount-endpoint';
import { inTransaction } from '../repository/in-transaction';
import { getRecordWhere, recordsWhere } from '../repository/read';
import { answersAt } from '../repository/slugs';
import { aboutUsTable } from './about-us.table';
import { bannerTable } from './banner.table';
import { menuItemTable } from './menu/menu-item.table';
import { navigationLinkTable } from './menu/navigation-link.table';
import { slideTable } from './slide.table';
import type { Services } from '../kernel/services';
import { visitor } from '../kernel/viewer';

const ordered = [
  { endpoint: aboutUsEndpoints.reorder, table: aboutUsTable },
  { endpoint: navigationLinkEndpoints.reorder, table: navigationLinkTable },
  { endpoint: slideEndpoints.reorder, table: slideTable },
] as const;

/** Routes for pages and banners, and for reordering. */
export function mountContentRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  for (const { endpoint, table } of ordered) {
    mountEndpoint(app, services, {
      endpoint,
      handler: async ({ body: { ids }, viewer }) => ({
        data: { changed: await orderRecords(services, { table, ids, viewer }) },
      }),
    });
  }
  mountEndpoint(app, services, {
    endpoint: menuItemEndpoints.reorder,
    handler: async ({ body: { parentId = null, ids }, viewer }) => {
      const context = { database, tables: services.tables, table: menuItemTable, viewer };
      const changed = await inTransaction(database, (work) =>
        placeMenuItems(work, context, { parentId, ids }),
      );
      return { data: { changed } };
    },
  });
  mountEndpoint(app, services, {
    endpoint: aboutUsEndpoints.bySlug,
    cacheTags: aboutUsTable.cache.tags,
    handler: async ({ query: { slug } }) => {
      const address = answersAt(aboutUsTable, 'aboutUs', slug);
      return { data: await getRecordWhere(database, aboutUsTable, address, visitor) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: bannerEndpoints.ofPage,
    cacheTags: bannerTable.cache.tags,
    handler: async ({ query: { pageSlug } }) => {
      const latest = sql<boolean>`record._id = (
        select _id from banner
        where page_slug = ${pageSlug} and active and deleted_at is null
        order by updated_at desc, _id desc limit 1)`;
      const [banner] = await recordsWhere(database, bannerTable, latest, {
        viewer: visitor,
        limit: 1,
      });
      return { data: banner ?? null };
    },
  });
}
