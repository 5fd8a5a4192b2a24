import { blogs } from 'contract/content';
import type { FileMaker } from '../load/made-file';
import { type ListedPost, postSummaryOf, readBlogCategories } from '../blog/posts';
import { companyOf } from '../frame/company-of';
import { feedHref, pageHref } from '../common/hrefs';
import { headOf } from '../load/head-of';
import type { PageRequest } from '../load/page-request';
import { atomFeed, type Feed, type FeedEntry } from './atom-feed';

/** `/feed.xml`. */
export const makeFeed: FileMaker = async (page) => {
  const feed = await loadFeed(page);
  return {
    text: atomFeed(feed),
    type: 'application/atom+xml',
    keeping: 'no-cache',
    updated: feed.updated,
  };
};

const pageSize = 50;

/** The latest posts as a feed. */
async function loadFeed(page: PageRequest): Promise<Feed> {
  const query = { pageSize, sort: '-publishedAt' } as const;
  const [{ data }, categories, head, { siteName: author }] = await Promise.all([
    page.api.read(blogs.visitorEndpoints.list, { query }),
    readBlogCategories(page),
    headOf(page, { path: pageHref('blogs') }),
    companyOf(page),
  ]);
  const { origin } = page;
  return {
    id: origin + feedHref,
    title: head.title,
    subtitle: head.description,
    href: origin + pageHref('blogs'),
    selfHref: origin + feedHref,
    author,
    updated: latest(data.map(lastChange)),
    entries: data.map((post): FeedEntry => {
      const { title, href, author: by, category, excerpt } = postSummaryOf(post, categories);
      return {
        id: `urn:uuid:${post._id}`,
        title,
        href: origin + href,
        published: post.publishedAt ?? post.createdAt,
        updated: lastChange(post),
        author: by,
        category: category?.name ?? null,
        summary: excerpt,
      };
    }),
  };
}

/** A post counts as changed when it is published, even if it was written before. */
function lastChange({ publishedAt, updatedAt }: ListedPost): string {
  return latest([updatedAt, publishedAt ?? updatedAt]);
}

/** Times are ISO texts in UTC, which sort chronologically. A feed without entries is dated to the epoch. */
function latest(moments: readonly string[]): string {
  return moments.reduce((last, moment) => (moment > last ? moment : last), beginning);
}

const beginning = '1970-01-01T00:00:00.000Z';
