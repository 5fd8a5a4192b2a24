import type { PageView } from '../common/page-view';
import { componentOf, type PageComponents, type PageKind } from '../page-components';

type Load<Kind extends PageKind> = () => Promise<PageComponents[Kind]>;

/** Each page's script is its own chunk, `page-<kind>`, which the server names in the page, so that it loads early. */
const loaders: { readonly [Kind in PageKind]: Load<Kind> } = {
  home: async () =>
    (await import(/* webpackChunkName: "page-home" */ '../home/home.page')).HomePage,
  categories: async () =>
    (await import(/* webpackChunkName: "page-categories" */ '../category/categories.page'))
      .CategoriesPage,
  letter: async () =>
    (await import(/* webpackChunkName: "page-letter" */ '../letter/letter.page')).LetterPage,
  category: async () =>
    (await import(/* webpackChunkName: "page-category" */ '../category/category.page'))
      .CategoryPage,
  search: async () =>
    (await import(/* webpackChunkName: "page-search" */ '../search/search.page')).SearchPage,
  code: async () =>
    (await import(/* webpackChunkName: "page-code" */ '../search/code.page')).CodePage,
  chemical: async () =>
    (await import(/* webpackChunkName: "page-chemical" */ '../chemical/chemical.page'))
      .ChemicalPage,
  blogs: async () =>
    (await import(/* webpackChunkName: "page-blogs" */ '../blog/blogs.page')).BlogsPage,
  article: async () =>
    (await import(/* webpackChunkName: "page-article" */ '../blog/article.page')).ArticlePage,
  'ended-preview': async () =>
    (await import(/* webpackChunkName: "page-ended-preview" */ '../blog/ended-preview.page'))
      .EndedPreviewPage,
  about: async () =>
    (await import(/* webpackChunkName: "page-about" */ '../about/about.page')).AboutPage,
  advanced: async () =>
    (await import(/* webpackChunkName: "page-advanced" */ '../advanced/advanced.page'))
      .AdvancedPage,
  policy: async () =>
    (await import(/* webpackChunkName: "page-policy" */ '../policy/policy.page')).PolicyPage,
  worldwide: async () =>
    (await import(/* webpackChunkName: "page-worldwide" */ '../worldwide/worldwide.page'))
      .WorldwidePage,
  careers: async () =>
    (await import(/* webpackChunkName: "page-careers" */ '../careers/careers.page')).CareersPage,
  contact: async () =>
    (await import(/* webpackChunkName: "page-contact" */ '../contact/contact.page')).ContactPage,
  inquiry: async () =>
    (await import(/* webpackChunkName: "page-inquiry" */ '../inquiry/inquiry.page')).InquiryPage,
  'asked-list': async () =>
    (await import(/* webpackChunkName: "page-asked-list" */ '../inquiry/asked-list.page'))
      .AskedListPage,
  'inquiry-status': async () =>
    (await import(/* webpackChunkName: "page-inquiry-status" */ '../inquiry/inquiry-status.page'))
      .InquiryStatusPage,
  problem: async () =>
    (await import(/* webpackChunkName: "page-problem" */ '../problem/problem.page')).ProblemPage,
};

/** The pages whose scripts are loaded. */
export const loadedPages: Partial<PageComponents> = {};

/** Loads the script of a page. Rejects when that fails; the next call retries. */
export async function loadPage(page: PageView): Promise<void> {
  if (componentOf(loadedPages, page)) return;
  Object.assign(loadedPages, { [page.kind]: await loaders[page.kind]() });
}
