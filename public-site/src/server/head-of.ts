import { failedPageMeta, pageMeta } from 'contract';
import type { Head, PageMeta } from '../common/head';
import type { PictureView } from '../common/picture-view';
import type { PageRequest } from './page-request';

interface HeadOptions {
  /** The path to look up; that of the request unless the page stands under another one. */
  path?: string;
  canonical?: string | null;
  /** The chemical or the post that the page is about. */
  record?: Parameters<typeof pageMeta>[0]['record'];
  /** What others show with a link to the page. */
  picture?: PictureView | null;
}

/** The head of a page by the rule for meta data. A failed look-up does not fail the page. */
export async function headOf(
  page: PageRequest,
  { path = page.url.pathname, canonical = path, record, picture = null }: HeadOptions = {},
): Promise<Head> {
  return { ...(await metaOf(page, { path, record })), canonical, picture };
}

async function metaOf(
  page: PageRequest,
  { path, record }: { path: string; record: HeadOptions['record'] },
): Promise<PageMeta> {
  try {
    const [categories, metas] = await Promise.all([page.categories(), page.metas()]);
    return pageMeta({ path, categories, metas, record });
  } catch (cause) {
    page.log(`The meta data of ${path} could not be looked up`, cause);
    return failedPageMeta;
  }
}
