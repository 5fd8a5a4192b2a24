import { currentLanguage } from '../language/current-language';
import { companyId, type Thing } from '../common/thing';
import type { ArticleView } from './blog-view';

interface JobLocation {
  /** The site's public origin. */
  origin: string;
  siteName: string | null;
}

export function articleId({ href }: ArticleView, origin: string): string {
  return `${origin}${href}#article`;
}

/** The article as schema.org data. Its author is a plain name: whether it is a person or a desk is unknown. */
export function postingData(view: ArticleView, { origin, siteName }: JobLocation): Thing {
  const { title, href, head, picture, published, author, category } = view;
  const company =
    siteName === null
      ? undefined
      : { '@type': 'Organization', '@id': companyId(origin), name: siteName };
  return {
    '@type': 'BlogPosting',
    '@id': articleId(view, origin),
    headline: title,
    url: origin + href,
    mainEntityOfPage: origin + href,
    description: head.description || undefined,
    keywords: head.keywords || undefined,
    image: picture === null ? undefined : origin + picture.src,
    datePublished: published?.iso,
    dateModified: view.updatedAt,
    author: company,
    creditText: author ?? undefined,
    publisher: company,
    articleSection: category?.name,
    timeRequired: `PT${view.readingMinutes}M`,
    inLanguage: currentLanguage().code,
  };
}
