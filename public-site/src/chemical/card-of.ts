import type { NamedChemical } from 'contract/catalog';
import type { PictureView } from '../common/picture-view';
import { segmentOf } from '../hrefs';

/** The picture that other sites show with a link to a chemical: the API renders it from its structure and names. */
export function cardOf(chemical: NamedChemical): PictureView {
  const query = new URLSearchParams({ slug: segmentOf(chemical) });
  return {
    src: `/api/product/getCard?${query}`,
    srcSet: null,
    width: 1200,
    height: 630,
    alt: chemical.smiles === null ? chemical.name : `${chemical.name} and its structure`,
    focus: null,
  };
}
