import type { ListedRelative, SubstanceRelation } from 'contract/catalog';
import { chemicalHref } from '../common/hrefs';

/** A listed chemical of the searched substance in another form, as it is shown. */
export interface RelativeView {
  readonly name: string;
  readonly href: string;
  readonly relation: SubstanceRelation;
}

export function relativeOf({ _id, name, slug, relation }: ListedRelative): RelativeView {
  return { name, href: chemicalHref({ _id, slug }), relation };
}
