import { aboutUsEndpoints } from 'contract/content';
import type { RichNode } from '../common/rich-node';
import type { PictureView } from '../common/view-parts';
import { langOf } from './lang-of';
import { orNone } from './or-none';
import type { PageRequest } from './page-request';
import { pictureOrNone } from './picture-of';
import { readOr } from './read-or';
import { readRichText } from './read-rich-text';

/** What staff wrote for a page that is there without it too. */
export interface CompanyText {
  title: string;
  content: readonly RichNode[];
  /** Of the text, where it differs from the page's. */
  lang?: string | undefined;
  picture: PictureView | null;
}

/** The text about the company with this slug; null while it has another one, or is not written. */
export function companyTextAt(page: PageRequest, slug: string): Promise<CompanyText | null> {
  return readOr<CompanyText | null>(page, {
    what: `The text of /${slug}`,
    otherwise: null,
    read: async () => {
      const written = await orNone(page.api.read(aboutUsEndpoints.bySlug, { query: { slug } }));
      if (written?.data.slug !== slug) return null;
      const { title, content } = written.data;
      return {
        title,
        lang: langOf(written.data, 'content'),
        content: readRichText(content, { firstHeading: 2 }),
        picture: pictureOrNone(written.data),
      };
    },
  });
}
