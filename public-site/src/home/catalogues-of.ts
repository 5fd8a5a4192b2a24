import { type Catalogue, catalogues } from 'contract/content';
import { bytesText } from 'shared-ui';
import { fileHref } from '../hrefs';
import type { PageRequest } from '../server/page-request';
import { pictureOf } from '../server/picture-of';
import { readOr } from '../server/read-or';
import type { CatalogueView } from './home-view';

/** The catalogues to download, latest first. */
export function cataloguesOf(page: PageRequest): Promise<CatalogueView[]> {
  return readOr<CatalogueView[]>(page, {
    what: 'The catalogues',
    otherwise: [],
    read: async () => {
      const { data } = await page.api.read(catalogues.visitorEndpoints.list, {});
      return data.map(catalogueView);
    },
  });
}

type ListedCatalogue = Pick<
  Catalogue,
  '_id' | 'title' | 'description' | 'file' | 'fileSize' | 'year' | 'cover' | 'coverFacts'
>;

function catalogueView(catalogue: ListedCatalogue): CatalogueView {
  const { _id: id, title, description, file, fileSize, year, cover, coverFacts } = catalogue;
  const facts = ['PDF', fileSize === null ? '' : bytesText(fileSize), year?.toString() ?? ''];
  return {
    id,
    title,
    description,
    href: fileHref(file),
    facts: facts.filter((fact) => fact !== '').join(', '),
    // The title stands beside it.
    cover: cover === null ? null : pictureOf({ name: cover, alt: '', facts: coverFacts }),
  };
}
