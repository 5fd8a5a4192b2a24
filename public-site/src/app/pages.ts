import { siteRoutes } from 'contract';
import { loadAbout } from '../about/about.loader';
import { loadAdvanced } from '../advanced/advanced.loader';
import { loadArticle } from '../blog/article.loader';
import { loadBlogs } from '../blog/blogs.loader';
import { loadCareers } from '../careers/careers.loader';
import { loadCategories, loadCategory } from '../category/category.loader';
import { loadCompare } from '../compare/compare.loader';
import { loadContact } from '../contact/contact.loader';
import { loadCertificate } from '../document/certificate.loader';
import { loadDocumentRequest } from '../document/document-request.loader';
import { loadHome } from '../home/home.loader';
import { loadOrderList } from '../inquiry/order-list.loader';
import { loadInquiry } from '../inquiry/inquiry.loader';
import { loadInquiryStatus } from '../inquiry/inquiry-status.loader';
import { loadOffer } from '../inquiry/offer.loader';
import { loadSupplierRequest } from '../inquiry/supplier-request.loader';
import { loadLetter, loadLetterPage } from '../letter/letter.loader';
import type { SitePages } from './page-components';
import { loadPolicy } from '../policy/policy.loader';
import { loadByCode, loadSearch } from '../search/search.loader';
import { loadSlug } from './slug.loader';
import { loadWorldwide } from '../worldwide/worldwide.loader';

/**
 * Every page of the site by the kind of its view, for the server and the browser. A kind without routes is found by
 * another kind's loader, or is an error page. A component is the only export of its module, which is a chunk of its own,
 * `page-<kind>`: the document names it, so that it loads early. The browser's build empties `*.loader.ts`.
 */
export const pages: SitePages = {
  home: {
    routes: { [siteRoutes.home]: loadHome },
    component: () => import(/* webpackChunkName: "page-home" */ '../home/home.page'),
  },
  categories: {
    routes: { [siteRoutes.categories]: loadCategories },
    component: () =>
      import(/* webpackChunkName: "page-categories" */ '../category/categories.page'),
  },
  category: {
    routes: {
      '/:category': loadSlug,
      '/:category/:subCategory': loadCategory,
      '/:category/:subCategory/:subSubCategory': loadCategory,
    },
    component: () => import(/* webpackChunkName: "page-category" */ '../category/category.page'),
  },
  chemical: {
    component: () => import(/* webpackChunkName: "page-chemical" */ '../chemical/chemical.page'),
  },
  letter: {
    routes: { [siteRoutes.letter]: loadLetter, [siteRoutes.letterPage]: loadLetterPage },
    component: () => import(/* webpackChunkName: "page-letter" */ '../letter/letter.page'),
  },
  search: {
    routes: { [siteRoutes.search]: loadSearch },
    component: () => import(/* webpackChunkName: "page-search" */ '../search/search.page'),
  },
  code: {
    routes: { [siteRoutes.productsByCode]: loadByCode },
    component: () => import(/* webpackChunkName: "page-code" */ '../search/code.page'),
  },
  compare: {
    routes: { [siteRoutes.compare]: loadCompare },
    component: () => import(/* webpackChunkName: "page-compare" */ '../compare/compare.page'),
  },
  advanced: {
    routes: { [siteRoutes.advancedSearch]: loadAdvanced },
    component: () => import(/* webpackChunkName: "page-advanced" */ '../advanced/advanced.page'),
  },
  blogs: {
    routes: { [siteRoutes.blogs]: loadBlogs },
    component: () => import(/* webpackChunkName: "page-blogs" */ '../blog/blogs.page'),
  },
  article: {
    routes: { [siteRoutes.blog]: loadArticle },
    component: () => import(/* webpackChunkName: "page-article" */ '../blog/article.page'),
  },
  'ended-preview': {
    component: () =>
      import(/* webpackChunkName: "page-ended-preview" */ '../blog/ended-preview.page'),
  },
  about: {
    routes: {
      [siteRoutes.about]: loadAbout,
      [siteRoutes.introduction]: loadAbout,
      [siteRoutes.visionMission]: loadAbout,
    },
    component: () => import(/* webpackChunkName: "page-about" */ '../about/about.page'),
  },
  policy: {
    routes: {
      [siteRoutes.privacyPolicy]: loadPolicy,
      [siteRoutes.terms]: loadPolicy,
      [siteRoutes.imprint]: loadPolicy,
    },
    component: () => import(/* webpackChunkName: "page-policy" */ '../policy/policy.page'),
  },
  worldwide: {
    routes: { [siteRoutes.worldwide]: loadWorldwide },
    component: () => import(/* webpackChunkName: "page-worldwide" */ '../worldwide/worldwide.page'),
  },
  careers: {
    routes: { [siteRoutes.careers]: loadCareers },
    component: () => import(/* webpackChunkName: "page-careers" */ '../careers/careers.page'),
  },
  contact: {
    routes: { [siteRoutes.contact]: loadContact },
    component: () => import(/* webpackChunkName: "page-contact" */ '../contact/contact.page'),
  },
  'document-request': {
    routes: { [siteRoutes.documentRequest]: loadDocumentRequest },
    component: () =>
      import(/* webpackChunkName: "page-document-request" */ '../document/document-request.page'),
  },
  certificate: {
    routes: { [siteRoutes.certificate]: loadCertificate },
    component: () =>
      import(/* webpackChunkName: "page-certificate" */ '../document/certificate.page'),
  },
  inquiry: {
    routes: { [siteRoutes.inquiry]: loadInquiry },
    component: () => import(/* webpackChunkName: "page-inquiry" */ '../inquiry/inquiry.page'),
  },
  'order-list': {
    routes: { [siteRoutes.orderList]: loadOrderList },
    component: () => import(/* webpackChunkName: "page-order-list" */ '../inquiry/order-list.page'),
  },
  'inquiry-status': {
    routes: { [siteRoutes.inquiryStatus]: loadInquiryStatus },
    component: () =>
      import(/* webpackChunkName: "page-inquiry-status" */ '../inquiry/inquiry-status.page'),
  },
  offer: {
    routes: { [siteRoutes.offer]: loadOffer },
    component: () => import(/* webpackChunkName: "page-offer" */ '../inquiry/offer.page'),
  },
  request: {
    routes: { [siteRoutes.supplierRequest]: loadSupplierRequest },
    component: () =>
      import(/* webpackChunkName: "page-request" */ '../inquiry/supplier-request.page'),
  },
  problem: {
    component: () => import(/* webpackChunkName: "page-problem" */ '../problem/problem.page'),
  },
};
