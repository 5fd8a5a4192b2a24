import { siteRoutes } from 'contract';
import { localHref, plainPath } from '../language/addresses';

export const manifestHref = siteRoutes.manifest;
export const feedHref = siteRoutes.feed;

/** The address of one of the site's own pages in the language of the page that links to it. */
export function pageHref(page: keyof typeof siteRoutes): string {
  return localHref(siteRoutes[page]);
}

/** The half of the advanced search for structures. */
export function structureSearchHref(): string {
  return `${pageHref('advancedSearch')}?by=structure`;
}

/** The part of the first page that offers catalogues. */
export function cataloguesHref(): string {
  return `${pageHref('home')}#catalogues`;
}

export function letterHref(letter: string): string {
  return pageHref('letter').replace(':letter', encodeURIComponent(letter));
}

/** @param use - the slug of its name */
export function typeHref(use: string): string {
  return pageHref('use').replace(':use', use);
}

export function typeChartHref(use: string): string {
  return pageHref('useChart').replace(':use', use);
}

export function functionalGroupHref(group: string): string {
  return pageHref('functionalGroup').replace(':group', group.replaceAll(' ', '-'));
}

export function elementHref(symbol: string): string {
  return pageHref('element').replace(':element', symbol);
}

/** The page that asks for a sample of the chemical at this address. */
export function sampleHref(chemical: string): string {
  return `${pageHref('sampleRequest')}?${new URLSearchParams({ product: slugAt(chemical) })}`;
}

interface Addressed {
  readonly _id: string;
  /** The API gives every record one; its type leaves it open. */
  readonly slug: string | null;
}

/** The slug in the address of a chemical, in whichever language. */
export function slugAt(href: string): string {
  return plainPath(href).slice(1);
}

/** The path segment of a record. */
export function segmentOf({ slug, _id }: Addressed): string {
  return slug ?? _id;
}

export function chemicalHref(chemical: Addressed): string {
  return localHref(`/${segmentOf(chemical)}`);
}

/** An inquiry with the chemical of this address in it. */
export function addHref(chemical: string, pack: Readonly<Record<string, string>> = {}): string {
  const wanted = Object.entries(pack).filter(([, value]) => value !== '');
  const query = new URLSearchParams([['add', slugAt(chemical)], ...wanted]);
  return `${pageHref('inquiry')}?${query}`;
}

/** The address of a category, a subcategory or a sub-subcategory: the slugs from the top down to it. */
export function categoryHref(slugs: readonly string[]): string {
  return localHref(`/${slugs.join('/')}`);
}

export function blogHref(post: Addressed): string {
  return pageHref('blog').replace(':slug', encodeURIComponent(segmentOf(post)));
}

/** The posts of a category. */
export function blogCategoryHref(category: Addressed): string {
  return `${pageHref('blogs')}?${new URLSearchParams({ category: segmentOf(category) })}`;
}

/** A file that a record shows. */
export function fileHref(name: string): string {
  return `/api/file/download/${encodeURIComponent(name)}`;
}

/** The file of a public document, whose downloads are counted. */
export function documentHref(id: string): string {
  return `/api/document/download/${id}`;
}

/** The page where a visitor asks for a document. */
export function documentRequestHref(id: string): string {
  return `${pageHref('documentRequest')}?${new URLSearchParams({ document: id })}`;
}

/** The page with certificates of analysis by their lot; the product is known already. */
export function certificateHref(product: string): string {
  return `${pageHref('certificate')}?${new URLSearchParams({ product })}`;
}

/** The entry of a place in the list of `/worldwide`. */
export function placeHref(id: string): string {
  return `${pageHref('worldwide')}#${placeElementId(id)}`;
}

export function placeElementId(id: string): string {
  return `place-${id}`;
}

/** A place's point on a map of its page. */
export function mapElementId(id: string): string {
  return `map-${id}`;
}

/** The entry of one of the company's addresses on its page. */
export function contactPlaceHref(id: string): string {
  return `${pageHref('contact')}#${contactPlaceId(id)}`;
}

export function contactPlaceId(id: string): string {
  return `contact-${id}`;
}
