import { failedPageMeta, pageMeta } from 'contract';
import { plainPath } from '../language/addresses';
import type { Head, PageMeta, PictureView } from '../common/view-parts';
import type { PageRequest } from './page-request';

interface HeadOptions {
  /** The path whose page meta is looked up; by default that of the request. */
  path?: string;
  canonical?: string | null;
  /** The chemical or post of the page. */
  record?: Parameters<typeof pageMeta>[0]['record'];
  /** The picture that other sites show with a link to the page. */
  picture?: PictureView | null;
}

/** The head of a page, from its page meta. A failed look-up does not fail the page. */
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
    const [categories, metas, { name: companyName }] = await Promise.all([
      page.categories(),
      page.metas(),
      page.company(),
    ]);
    return pageMeta({ path: plainPath(path), categories, metas, record, companyName });
  } catch (cause) {
    page.log(`The meta data of ${path} could not be looked up`, cause);
    return failedPageMeta;
  }
}
