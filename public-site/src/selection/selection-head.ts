import { slugAt } from '../common/hrefs';
import { headOf } from '../load/head-of';
import type { PageRequest } from '../load/page-request';
import type { Head } from '../common/view-parts';

interface Described {
  href: string;
  /** Null keeps search engines away. */
  canonical: string | null;
  title: string;
  description: string;
}

/** The head of a page as staff wrote it for its path, else one that is made of its name. */
export async function selectionHead(
  page: PageRequest,
  { href, canonical, title, description }: Described,
): Promise<Head> {
  const metas = await page.metas().catch(() => []);
  const isWritten = metas.some(({ pageSlug }) => pageSlug.replace(/^\//, '') === slugAt(href));
  const record = { metaTitle: title, metaDescription: description, metaKeywords: title };
  return headOf(page, { path: href, canonical, ...(!isWritten && { record }) });
}
