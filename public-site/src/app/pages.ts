import type { SitePages } from './page-components';

/**
 * The module of each kind of page by the kind of its view, for the server and the browser. A component is the only export
 * of its module, which is a chunk of its own, `page-<kind>`: the document names it, so that it loads early.
 */
export const pages: SitePages = {
  home: () => import(/* webpackChunkName: "page-home" */ '../home/home.page'),
  categories: () => import(/* webpackChunkName: "page-categories" */ '../category/categories.page'),
  category: () => import(/* webpackChunkName: "page-category" */ '../category/category.page'),
  chemical: () => import(/* webpackChunkName: "page-chemical" */ '../chemical/chemical.page'),
  selections: () =>
    import(/* webpackChunkName: "page-selections" */ '../selection/selections.page'),
  selection: () => import(/* webpackChunkName: "page-selection" */ '../selection/selection.page'),
  chart: () => import(/* webpackChunkName: "page-chart" */ '../selection/chart.page'),
  letter: () => import(/* webpackChunkName: "page-letter" */ '../letter/letter.page'),
  search: () => import(/* webpackChunkName: "page-search" */ '../search/search.page'),
  code: () => import(/* webpackChunkName: "page-code" */ '../search/code.page'),
  compare: () => import(/* webpackChunkName: "page-compare" */ '../compare/compare.page'),
  advanced: () => import(/* webpackChunkName: "page-advanced" */ '../advanced/advanced.page'),
  blogs: () => import(/* webpackChunkName: "page-blogs" */ '../blog/blogs.page'),
  article: () => import(/* webpackChunkName: "page-article" */ '../blog/article.page'),
  'ended-preview': () =>
    import(/* webpackChunkName: "page-ended-preview" */ '../blog/ended-preview.page'),
  about: () => import(/* webpackChunkName: "page-about" */ '../about/about.page'),
  quality: () => import(/* webpackChunkName: "page-quality" */ '../about/quality.page'),
  delivery: () => import(/* webpackChunkName: "page-delivery" */ '../delivery/delivery.page'),
  policy: () => import(/* webpackChunkName: "page-policy" */ '../policy/policy.page'),
  worldwide: () => import(/* webpackChunkName: "page-worldwide" */ '../worldwide/worldwide.page'),
  careers: () => import(/* webpackChunkName: "page-careers" */ '../careers/careers.page'),
  contact: () => import(/* webpackChunkName: "page-contact" */ '../contact/contact.page'),
  'document-request': () =>
    import(/* webpackChunkName: "page-document-request" */ '../document/document-request.page'),
  certificate: () =>
    import(/* webpackChunkName: "page-certificate" */ '../document/certificate.page'),
  inquiry: () => import(/* webpackChunkName: "page-inquiry" */ '../inquiry/inquiry.page'),
  'order-list': () =>
    import(/* webpackChunkName: "page-order-list" */ '../inquiry/order-list.page'),
  sample: () => import(/* webpackChunkName: "page-sample" */ '../inquiry/sample.page'),
  saved: () => import(/* webpackChunkName: "page-saved" */ '../inquiry/saved.page'),
  'sent-inquiries': () =>
    import(/* webpackChunkName: "page-sent-inquiries" */ '../inquiry/sent-inquiries.page'),
  'inquiry-status': () =>
    import(/* webpackChunkName: "page-inquiry-status" */ '../inquiry/inquiry-status.page'),
  offer: () => import(/* webpackChunkName: "page-offer" */ '../inquiry/offer.page'),
  request: () => import(/* webpackChunkName: "page-request" */ '../inquiry/supplier-request.page'),
  problem: () => import(/* webpackChunkName: "page-problem" */ '../problem/problem.page'),
};
