import { addressesInPart, chemicalEndpoints } from 'contract/catalog';
import { blogs } from 'contract/content';
import { blogHref } from '../common/hrefs';
import { languagesOf } from '../language/languages';
import type { FileMaker, MadeFile } from '../load/made-file';
import { NotFound } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { sitePagesOf } from './site-pages';
import {
  type SitemapEntry,
  sitemapIndexXml,
  type SitemapPart,
  sitemapPartHref,
  sitemapXml,
} from './sitemap-xml';

/** `/sitemap.xml`: the index of the parts. */
export const makeSitemap: FileMaker = async ({ api, origin }) => {
  const { parts } = await api.read(chemicalEndpoints.addresses, { query: { part: beyondAll } });
  const names: SitemapPart[] = [
    { kind: 'pages' },
    { kind: 'articles' },
    ...Array.from({ length: parts }, (_, index) => ({
      kind: 'chemicals' as const,
      number: index + 1,
    })),
  ];
  return file(sitemapIndexXml(names.map((part) => origin + sitemapPartHref(part))));
};

/** Beyond the end of any catalogue: the response then has the number of parts, and no entries. */
const beyondAll = 10_000;

export async function makeSitemapPart(page: PageRequest, part: SitemapPart): Promise<MadeFile> {
  const [entries, { siteLanguages }] = await Promise.all([entriesOf(page, part), page.company()]);
  return file(sitemapXml(entries, { origin: page.origin, languages: languagesOf(siteLanguages) }));
}

function entriesOf(page: PageRequest, part: SitemapPart): Promise<SitemapEntry[]> {
  switch (part.kind) {
    case 'pages':
      return sitePagesOf(page);
    case 'articles':
      return articlesOf(page);
    case 'chemicals':
      return chemicalsOf(page, part.number);
    default:
      return part satisfies never;
  }
}

/** Crawlers fetch it again after an hour; new pages can wait that long. */
function file(text: string): MadeFile {
  return { text, type: 'application/xml', keeping: 'public, max-age=3600' };
}

async function chemicalsOf({ api }: PageRequest, part: number): Promise<SitemapEntry[]> {
  const { data } = await api.read(chemicalEndpoints.addresses, { query: { part } });
  if (data.length === 0) throw new NotFound();
  return data.map(({ slug, updatedAt }) => ({ path: `/${slug}`, updated: updatedAt }));
}

const pageSize = 100;

/** The latest ones, up to the size of a part. */
async function articlesOf({ api }: PageRequest): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let page = 1; page <= addressesInPart / pageSize; page += 1) {
    const query = { page, pageSize, sort: '-publishedAt' } as const;
    const { data, total } = await api.read(blogs.visitorEndpoints.list, { query });
    entries.push(...data.map((post) => ({ path: blogHref(post), updated: post.updatedAt })));
    if (data.length === 0 || entries.length >= total) break;
  }
  return entries;
}
