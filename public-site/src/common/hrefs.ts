import { siteRoutes } from 'contract';

export const homeHref = siteRoutes.home;
export const categoriesHref = siteRoutes.categories;
export const letterIndexHref = siteRoutes.letterPage;
export const usesHref = siteRoutes.uses;
export const functionalGroupsHref = siteRoutes.functionalGroups;
export const elementsHref = siteRoutes.elements;
export const worldwideHref = siteRoutes.worldwide;
export const careersHref = siteRoutes.careers;
export const contactHref = siteRoutes.contact;
export const blogsHref = siteRoutes.blogs;
export const manifestHref = siteRoutes.manifest;
export const feedHref = siteRoutes.feed;
/** The half of that page for structures. */
export const structureSearchHref = `${siteRoutes.advancedSearch}?by=structure`;
export const searchPageHref = siteRoutes.search;
export const advancedSearchHref = siteRoutes.advancedSearch;
export const byCodeHref = siteRoutes.productsByCode;
export const inquiryHref = siteRoutes.inquiry;
export const sentInquiriesHref = siteRoutes.sentInquiries;
export const orderListHref = siteRoutes.orderList;
/** The part of the first page that offers catalogues. */
export const cataloguesHref = '/#catalogues';

export function letterHref(letter: string): string {
  return siteRoutes.letter.replace(':letter', encodeURIComponent(letter));
}

/** @param use - the slug of its name */
export function typeHref(use: string): string {
  return siteRoutes.use.replace(':use', use);
}

export function typeChartHref(use: string): string {
  return siteRoutes.useChart.replace(':use', use);
}

export function functionalGroupHref(group: string): string {
  return siteRoutes.functionalGroup.replace(':group', group.replaceAll(' ', '-'));
}

export function elementHref(symbol: string): string {
  return siteRoutes.element.replace(':element', symbol);
}

/** The page that asks for a sample of the chemical at this address. */
export function sampleHref(chemical: string): string {
  return `${siteRoutes.sampleRequest}?${new URLSearchParams({ product: chemical.slice(1) })}`;
}

interface Addressed {
  readonly _id: string;
  /** The API gives every record one; its type leaves it open. */
  readonly slug: string | null;
}

/** The path segment of a record. */
export function segmentOf({ slug, _id }: Addressed): string {
  return slug ?? _id;
}

export function chemicalHref(chemical: Addressed): string {
  return `/${segmentOf(chemical)}`;
}

/** An inquiry with the chemical of this address in it. */
export function addHref(chemical: string, pack: Readonly<Record<string, string>> = {}): string {
  const wanted = Object.entries(pack).filter(([, value]) => value !== '');
  const query = new URLSearchParams([['add', chemical.slice(1)], ...wanted]);
  return `${inquiryHref}?${query}`;
}

/** The address of a category, a subcategory or a sub-subcategory: the slugs from the top down to it. */
export function categoryHref(slugs: readonly string[]): string {
  return `/${slugs.join('/')}`;
}

export function blogHref(post: Addressed): string {
  return siteRoutes.blog.replace(':slug', encodeURIComponent(segmentOf(post)));
}

/** The posts of a category. */
export function blogCategoryHref(category: Addressed): string {
  return `${blogsHref}?${new URLSearchParams({ category: segmentOf(category) })}`;
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
  return `${siteRoutes.documentRequest}?${new URLSearchParams({ document: id })}`;
}

/** The page with certificates of analysis by their lot; the product is known already. */
export function certificateHref(product: string): string {
  return `${siteRoutes.certificate}?${new URLSearchParams({ product })}`;
}

/** The entry of a place in the list of `/worldwide`. */
export function placeHref(id: string): string {
  return `${worldwideHref}#${placeElementId(id)}`;
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
  return `${contactHref}#${contactPlaceId(id)}`;
}

export function contactPlaceId(id: string): string {
  return `contact-${id}`;
}
