import { siteRoutes } from 'contract';
import { blogCategoryEndpoints, blogEndpoints } from 'contract/content';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import { getRecord, getRecordWhere, listRecords, seenBy } from '../../repository/read';
import { readPage } from '../../repository/one-page';
import { living, selection, source } from '../../repository/columns';
import { notFound } from '../../kernel/problem';
import { answersAt } from '../../repository/slugs';
import { blogCategoryTable } from './blog-category.table';
import { blogTable } from './blog.table';
import type { Services } from '../../kernel/services';
import { system, visitor } from '../../kernel/viewer';

const newestFirst = '-publishedAt';
const inOrder = sql`record.published_at desc nulls last, record._id desc`;

/** Routes for the site's posts, and for preview links. */
export function mountBlogRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  mountEndpoint(app, services, {
    endpoint: blogEndpoints.bySlug,
    cacheTags: blogTable.cache.tags,
    isUncached: ({ preview }) => preview !== undefined,
    handler: async ({ query }) => ({ data: await readPost(services, query) }),
  });
  mountEndpoint(app, services, {
    endpoint: blogCategoryEndpoints.bySlug,
    cacheTags: blogCategoryTable.cache.tags,
    handler: async ({ query: { slug } }) => {
      const address = answersAt(blogCategoryTable, 'blogCategory', slug);
      return { data: await getRecordWhere(database, blogCategoryTable, address, visitor) };
    },
  });
  mountEndpoint(app, services, {
    endpoint: blogEndpoints.ofCategory,
    cacheTags: blogTable.cache.tags,
    handler: ({ query: { categoryId, ...page } }) =>
      readPage(database, {
        ...page,
        columns: selection(blogTable, { staff: false, depth: 'list' }),
        from: source(blogTable),
        where: sql<boolean>`${seenBy(blogTable, visitor)} and record.category_id = ${categoryId}`,
        orderBy: inOrder,
      }),
  });
  mountEndpoint(app, services, {
    endpoint: blogEndpoints.latest,
    handler: async () => {
      const first = { page: 1, pageSize: 1, sort: newestFirst };
      const { data } = await listRecords(database, blogTable, first, visitor);
      return { data: data[0] ?? null };
    },
  });
  mountEndpoint(app, services, {
    endpoint: blogEndpoints.allButLatest,
    handler: ({ query }) =>
      readPage(database, {
        ...query,
        columns: selection(blogTable, { staff: false, depth: 'list' }),
        from: source(blogTable),
        where: sql<boolean>`${living(blogTable)} and ${blogTable.visible} and record._id <> (
          select record._id from ${source(blogTable)}
          where ${living(blogTable)} and ${blogTable.visible}
          order by ${inOrder} limit 1)`,
        orderBy: inOrder,
      }),
  });
  mountEndpoint(app, services, {
    endpoint: blogEndpoints.preview,
    handler: async ({ id, viewer }) => {
      const { slug } = await getRecord(database, blogTable, id, viewer);
      const { token, expiresAt } = await services.previewTokens.sign(id);
      const path = siteRoutes.blog.replace(':slug', String(slug));
      return {
        data: { path: `${path}?${new URLSearchParams({ preview: token }).toString()}`, expiresAt },
      };
    },
  });
}

interface PostRequest {
  readonly slug: string;
  readonly preview?: string | undefined;
}

/** The post for visitors; with a preview link signed for it, the post as stored. */
async function readPost({ database, previewTokens }: Services, { slug, preview }: PostRequest) {
  const address = answersAt(blogTable, 'blog', slug);
  if (preview === undefined) return getRecordWhere(database, blogTable, address, visitor);
  const previewed = await previewTokens.recordOf(preview);
  if (previewed === undefined) throw notFound('preview');
  const signed = sql<boolean>`${address} and record._id = ${previewed}`;
  return getRecordWhere(database, blogTable, signed, system);
}
