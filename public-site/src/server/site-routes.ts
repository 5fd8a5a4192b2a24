import { siteRoutes } from 'contract';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { aboutLoader, aboutPaths } from '../about/about.loader';
import { loadAdvanced } from '../advanced/advanced.loader';
import { loadArticle } from '../blog/article.loader';
import { loadBlogs } from '../blog/blogs.loader';
import { loadCareers } from '../careers/careers.loader';
import { loadCategories } from '../category/categories.loader';
import { loadCategory } from '../category/category.loader';
import type { PageView } from '../common/page-view';
import { loadContact } from '../contact/contact.loader';
import { loadFrame } from '../frame/frame.loader';
import { loadHome } from '../home/home.loader';
import { loadAskedList } from '../inquiry/asked-list.loader';
import { loadInquiry } from '../inquiry/inquiry.loader';
import { loadInquiryStatus } from '../inquiry/inquiry-status.loader';
import { loadLetter, loadLetterPage } from '../letter/letter.loader';
import { policyLoader } from '../policy/policy.loader';
import { loadByCode } from '../search/code.loader';
import { loadSearch } from '../search/search.loader';
import { loadWorldwide } from '../worldwide/worldwide.loader';
import { NotFound } from './not-found';
import { type PageLoader, routerLoader } from './page-loader';
import { loadSlug } from './slug.loader';

/** The route with the data around every page. */
export const frameRouteId = 'frame';

/** The routes of the site. The loaders of a page and of the frame run in parallel. */
export function sitePages(): RouteObject[] {
  return [
    {
      id: frameRouteId,
      loader: routerLoader(loadFrame),
      children: [
        page(siteRoutes.home, loadHome),
        page(siteRoutes.categories, loadCategories),
        page(siteRoutes.letter, loadLetter),
        page(siteRoutes.letterPage, loadLetterPage),
        page(siteRoutes.search, loadSearch),
        page(siteRoutes.productsByCode, loadByCode),
        page(siteRoutes.blogs, loadBlogs),
        page(siteRoutes.blog, loadArticle),
        ...aboutPaths.map((path) => page(path, aboutLoader(path))),
        page(siteRoutes.privacyPolicy, policyLoader('privacy')),
        page(siteRoutes.terms, policyLoader('terms')),
        page(siteRoutes.worldwide, loadWorldwide),
        page(siteRoutes.advancedSearch, loadAdvanced),
        page(siteRoutes.careers, loadCareers),
        page(siteRoutes.contact, loadContact),
        page(siteRoutes.inquiry, loadInquiry),
        page(siteRoutes.askedList, loadAskedList),
        page(siteRoutes.inquiryStatus, loadInquiryStatus),
        page('/:category', loadSlug),
        page('/:category/:subCategory', loadCategory),
        page('/:category/:subCategory/:subSubCategory', loadCategory),
        { path: '*', loader: nothingThere },
      ],
    },
  ];
}

function page(path: string, load: PageLoader<PageView>): RouteObject {
  return { path, loader: routerLoader(load) };
}

const nothingThere: LoaderFunction = () => {
  throw new NotFound();
};
