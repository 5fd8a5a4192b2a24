import { siteRoutes } from 'contract';
import { loadAbout } from './about/about.loader';
import { loadAdvanced } from './advanced/advanced.loader';
import { loadArticle } from './blog/article.loader';
import { loadBlogs } from './blog/blogs.loader';
import { loadCareers } from './careers/careers.loader';
import { loadCategories, loadCategory } from './category/category.loader';
import { loadContact } from './contact/contact.loader';
import { loadHome } from './home/home.loader';
import { loadAskedList } from './inquiry/asked-list.loader';
import { loadInquiry } from './inquiry/inquiry.loader';
import { loadInquiryStatus } from './inquiry/inquiry-status.loader';
import { loadLetter, loadLetterPage } from './letter/letter.loader';
import type { SitePages } from './page-components';
import { loadPolicy } from './policy/policy.loader';
import { loadByCode, loadSearch } from './search/search.loader';
import { loadSlug } from './server/slug.loader';
import { loadWorldwide } from './worldwide/worldwide.loader';

/**
 * Every page of the site by the kind of its view, for the server and the browser. A kind without routes is found by
 * another kind's loader, or is an error page. Each component is a chunk of its own, `page-<kind>`, which the document
 * names so that it loads early. The browser's build replaces `*.loader.ts` with an empty module.
 */
export const pages: SitePages = {
  home: {
    routes: { [siteRoutes.home]: loadHome },
    component: async () =>
      (await import(/* webpackChunkName: "page-home" */ './home/home.page')).HomePage,
  },
  categories: {
    routes: { [siteRoutes.categories]: loadCategories },
    component: async () =>
      (await import(/* webpackChunkName: "page-categories" */ './category/categories.page'))
        .CategoriesPage,
  },
  category: {
    routes: {
      '/:category': loadSlug,
      '/:category/:subCategory': loadCategory,
      '/:category/:subCategory/:subSubCategory': loadCategory,
    },
    component: async () =>
      (await import(/* webpackChunkName: "page-category" */ './category/category.page'))
        .CategoryPage,
  },
  chemical: {
    component: async () =>
      (await import(/* webpackChunkName: "page-chemical" */ './chemical/chemical.page'))
        .ChemicalPage,
  },
  letter: {
    routes: { [siteRoutes.letter]: loadLetter, [siteRoutes.letterPage]: loadLetterPage },
    component: async () =>
      (await import(/* webpackChunkName: "page-letter" */ './letter/letter.page')).LetterPage,
  },
  search: {
    routes: { [siteRoutes.search]: loadSearch },
    component: async () =>
      (await import(/* webpackChunkName: "page-search" */ './search/search.page')).SearchPage,
  },
  code: {
    routes: { [siteRoutes.productsByCode]: loadByCode },
    component: async () =>
      (await import(/* webpackChunkName: "page-code" */ './search/code.page')).CodePage,
  },
  advanced: {
    routes: { [siteRoutes.advancedSearch]: loadAdvanced },
    component: async () =>
      (await import(/* webpackChunkName: "page-advanced" */ './advanced/advanced.page'))
        .AdvancedPage,
  },
  blogs: {
    routes: { [siteRoutes.blogs]: loadBlogs },
    component: async () =>
      (await import(/* webpackChunkName: "page-blogs" */ './blog/blogs.page')).BlogsPage,
  },
  article: {
    routes: { [siteRoutes.blog]: loadArticle },
    component: async () =>
      (await import(/* webpackChunkName: "page-article" */ './blog/article.page')).ArticlePage,
  },
  'ended-preview': {
    component: async () =>
      (await import(/* webpackChunkName: "page-ended-preview" */ './blog/ended-preview.page'))
        .EndedPreviewPage,
  },
  about: {
    routes: {
      [siteRoutes.about]: loadAbout,
      [siteRoutes.introduction]: loadAbout,
      [siteRoutes.visionMission]: loadAbout,
    },
    component: async () =>
      (await import(/* webpackChunkName: "page-about" */ './about/about.page')).AboutPage,
  },
  policy: {
    routes: { [siteRoutes.privacyPolicy]: loadPolicy, [siteRoutes.terms]: loadPolicy },
    component: async () =>
      (await import(/* webpackChunkName: "page-policy" */ './policy/policy.page')).PolicyPage,
  },
  worldwide: {
    routes: { [siteRoutes.worldwide]: loadWorldwide },
    component: async () =>
      (await import(/* webpackChunkName: "page-worldwide" */ './worldwide/worldwide.page'))
        .WorldwidePage,
  },
  careers: {
    routes: { [siteRoutes.careers]: loadCareers },
    component: async () =>
      (await import(/* webpackChunkName: "page-careers" */ './careers/careers.page')).CareersPage,
  },
  contact: {
    routes: { [siteRoutes.contact]: loadContact },
    component: async () =>
      (await import(/* webpackChunkName: "page-contact" */ './contact/contact.page')).ContactPage,
  },
  inquiry: {
    routes: { [siteRoutes.inquiry]: loadInquiry },
    component: async () =>
      (await import(/* webpackChunkName: "page-inquiry" */ './inquiry/inquiry.page')).InquiryPage,
  },
  'asked-list': {
    routes: { [siteRoutes.askedList]: loadAskedList },
    component: async () =>
      (await import(/* webpackChunkName: "page-asked-list" */ './inquiry/asked-list.page'))
        .AskedListPage,
  },
  'inquiry-status': {
    routes: { [siteRoutes.inquiryStatus]: loadInquiryStatus },
    component: async () =>
      (await import(/* webpackChunkName: "page-inquiry-status" */ './inquiry/inquiry-status.page'))
        .InquiryStatusPage,
  },
  problem: {
    component: async () =>
      (await import(/* webpackChunkName: "page-problem" */ './problem/problem.page')).ProblemPage,
  },
};
