import { page, withPlainPages } from 'mfe-kit';
import type { RouteObject } from 'react-router-dom';
import manifest from '../remote.json';

/** The pages with addresses of their own. */
const ownPages: RouteObject[] = [
  {
    path: 'blog-category-table',
    ...page(() => import('./blog-category/blog-category-table.page')),
  },
  { path: 'blog-category-form', ...page(() => import('./blog-category/blog-category-form.page')) },
  {
    path: 'edit-blog-category-form/:id',
    ...page(() => import('./blog-category/edit-blog-category-form.page')),
  },
  { path: 'blog-table', ...page(() => import('./blog/blog-table.page')) },
  { path: 'blog-form', ...page(() => import('./blog/blog-form.page')) },
  { path: 'edit-blog-form/:id', ...page(() => import('./blog/edit-blog-form.page')) },
  { path: 'blogCard', ...page(() => import('./blog/blog-card.page')) },
  { path: 'about-us-table', ...page(() => import('./about-us/about-us-table.page')) },
  { path: 'about-us-form', ...page(() => import('./about-us/about-us-form.page')) },
  { path: 'edit-about-us-form/:id', ...page(() => import('./about-us/edit-about-us-form.page')) },
  { path: 'banner-table', ...page(() => import('./banner/banner-table.page')) },
  { path: 'add-banner', ...page(() => import('./banner/add-banner.page')) },
  { path: 'edit-banner-form/:id', ...page(() => import('./banner/edit-banner-form.page')) },
  { path: 'worldwide-table', ...page(() => import('./worldwide/worldwide-table.page')) },
  { path: 'worldwide/add', ...page(() => import('./worldwide/add-place.page')) },
  { path: 'worldwide/edit/:id', ...page(() => import('./worldwide/edit-place.page')) },
  { path: 'career-table', ...page(() => import('./career/career-table.page')) },
  { path: 'career/add', ...page(() => import('./career/add-application.page')) },
  { path: 'career/edit/:id', ...page(() => import('./career/edit-application.page')) },
  { path: 'career-info-form', ...page(() => import('./career-info/career-info-form.page')) },
  { path: 'logo-table', ...page(() => import('./logo/logo-table.page')) },
  { path: 'add-logo', ...page(() => import('./logo/add-logo.page')) },
  { path: 'edit-logo/:id', ...page(() => import('./logo/edit-logo.page')) },
  { path: 'contact-info-table', ...page(() => import('./contact-info/contact-info.screens')) },
  { path: 'menu-listing-table', ...page(() => import('./menu/menu-table.page')) },
  { path: 'menu-listing-form', ...page(() => import('./menu/menu-form.page')) },
  { path: 'menu-listing-form/:id', ...page(() => import('./menu/edit-menu-item.page')) },
  { path: 'meta-table', ...page(() => import('./meta/meta-table.page')) },
  { path: 'meta-form', ...page(() => import('./meta/meta-form.page')) },
  { path: 'edit-meta-form/:id', ...page(() => import('./meta/edit-meta.page')) },
  { path: 'slideShow-form', ...page(() => import('./slide/slide-form.page')) },
  { path: 'slideShow-table', ...page(() => import('./slide/slide-table.page')) },
  { path: 'whatsUpInfo-table', ...page(() => import('./whatsapp/whatsapp-table.page')) },
  { path: 'whatsUpInfo-form', ...page(() => import('./whatsapp/whatsapp-form.page')) },
  { path: 'events', ...page(() => import('./event/event.screens')) },
  { path: 'navigationLink', ...page(() => import('./navigation-link/navigation-link-table.page')) },
  {
    path: 'navigationLink-form',
    ...page(() => import('./navigation-link/navigation-link-form.page')),
  },
  {
    path: 'edit-navigation-link/:id',
    ...page(() => import('./navigation-link/edit-navigation-link.page')),
  },
  { path: 'catalogue-table', ...page(() => import('./catalogue/catalogue-table.page')) },
  { path: 'catalogue-form', ...page(() => import('./catalogue/catalogue-form.page')) },
  { path: 'edit-catalogue/:id', ...page(() => import('./catalogue/edit-catalogue.page')) },
  { path: 'privacypolicy-terms', ...page(() => import('./policy/privacy-policy.page')) },
  { path: 'terms-and-conditions-form', ...page(() => import('./policy/terms.page')) },
  { path: 'imprint-form', ...page(() => import('./policy/imprint.page')) },
  { path: 'media-library', ...page(() => import('./media/media-library.page')) },
  { path: 'company', ...page(() => import('./company/company.page')) },
];

/** Every page of this remote: its own, and the screens of plain resources at the other addresses of `remote.json`. */
export const routes: RouteObject[] = withPlainPages(ownPages, {
  patterns: manifest.patterns,
  load: (noun) => import(`./${noun}/${noun}.screens.tsx`),
});

export function aboutUsTableHref() {
  return '/about-us-table';
}

/** The form for a new page, blank or as a copy. */
export function aboutUsFormHref(options: { copyOf?: string } = {}) {
  return withCopy('/about-us-form', options.copyOf);
}

export function editAboutUsHref(id: string) {
  return `/edit-about-us-form/${id}`;
}

export function bannerTableHref() {
  return '/banner-table';
}

/** The form for a new banner, blank or as a copy. */
export function addBannerHref(options: { copyOf?: string } = {}) {
  return withCopy('/add-banner', options.copyOf);
}

export function editBannerHref(id: string) {
  return `/edit-banner-form/${id}`;
}

export function worldwideTableHref() {
  return '/worldwide-table';
}

/** The form for a new place, blank or as a copy. */
export function addPlaceHref(options: { copyOf?: string } = {}) {
  return withCopy('/worldwide/add', options.copyOf);
}

export function editPlaceHref(id: string) {
  return `/worldwide/edit/${id}`;
}

export function logoTableHref() {
  return '/logo-table';
}

export function addLogoHref() {
  return '/add-logo';
}

export function editLogoHref(id: string) {
  return `/edit-logo/${id}`;
}

export function contactInfoTableHref() {
  return '/contact-info-table';
}

export function whatsAppTableHref() {
  return '/whatsUpInfo-table';
}

/** The form for a new number, blank or as a copy. */
export function whatsAppFormHref(options: { copyOf?: string } = {}) {
  return withCopy('/whatsUpInfo-form', options.copyOf);
}

/** The form of an existing number. The add page's path is reused, with the id as a parameter. */
export function editWhatsAppHref(id: string) {
  return `/whatsUpInfo-form?id=${id}`;
}

export function blogCategoryTableHref() {
  return '/blog-category-table';
}

export function blogCategoryFormHref() {
  return '/blog-category-form';
}

export function editBlogCategoryHref(id: string) {
  return `/edit-blog-category-form/${id}`;
}

/** The list of posts, optionally of one category. */
export function blogTableHref({ categoryId }: { categoryId?: string } = {}) {
  return categoryId === undefined ? '/blog-table' : `/blog-table?categoryId=${categoryId}`;
}

/** The posts as cards. */
export function blogCardHref() {
  return '/blogCard';
}

/** The form for a new post, blank or as a copy. */
export function blogFormHref(options: { copyOf?: string } = {}) {
  return withCopy('/blog-form', options.copyOf);
}

export function editBlogHref(id: string) {
  return `/edit-blog-form/${id}`;
}

/** The list of applications, optionally for one opening. */
export function careerTableHref({ openingId }: { openingId?: string } = {}) {
  return openingId === undefined ? '/career-table' : `/career-table?openingId=${openingId}`;
}

export function addApplicationHref() {
  return '/career/add';
}

export function editApplicationHref(id: string) {
  return `/career/edit/${id}`;
}

export function careerInfoHref() {
  return '/career-info-form';
}

export function menuTableHref() {
  return '/menu-listing-table';
}

/** The form for a new menu item, at the top level or below a parent. */
export function menuFormHref({ parentId }: { parentId?: string } = {}) {
  return parentId === undefined ? '/menu-listing-form' : `/menu-listing-form?parent=${parentId}`;
}

export function editMenuItemHref(id: string) {
  return `/menu-listing-form/${id}`;
}

export function metaTableHref() {
  return '/meta-table';
}

/** The form for a new record, blank or for the page with a slug. */
export function metaFormHref({ page: slug }: { page?: string } = {}) {
  return slug === undefined ? '/meta-form' : `/meta-form?page=${encodeURIComponent(slug)}`;
}

export function editMetaHref(id: string) {
  return `/edit-meta-form/${id}`;
}

export function slideTableHref() {
  return '/slideShow-table';
}

/** The form for a new slide, blank or as a copy. */
export function slideFormHref(options: { copyOf?: string } = {}) {
  return withCopy('/slideShow-form', options.copyOf);
}

/** The form of an existing slide. The add page's path is reused, with the id as a parameter. */
export function editSlideHref(id: string) {
  return `/slideShow-form?id=${id}`;
}

export function navigationLinkTableHref() {
  return '/navigationLink';
}

/** The form for a new link, blank or as a copy. */
export function navigationLinkFormHref(options: { copyOf?: string } = {}) {
  return withCopy('/navigationLink-form', options.copyOf);
}

export function editNavigationLinkHref(id: string) {
  return `/edit-navigation-link/${id}`;
}

export function catalogueTableHref() {
  return '/catalogue-table';
}

/** The form for a new catalogue, blank or as a copy. */
export function catalogueFormHref(options: { copyOf?: string } = {}) {
  return withCopy('/catalogue-form', options.copyOf);
}

export function editCatalogueHref(id: string) {
  return `/edit-catalogue/${id}`;
}

function withCopy(path: string, copyOf: string | undefined) {
  return copyOf === undefined ? path : `${path}?copy=${copyOf}`;
}
