import { siteRoutes } from 'contract';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { loadCategories } from '../category/categories.loader';
import { loadCategory } from '../category/category.loader';
import type { PageView } from '../common/page-view';
import { loadFrame } from '../frame/frame.loader';
import { loadHome } from '../home/home.loader';
import { loadLetter, loadLetterPage } from '../letter/letter.loader';
import { NotFound } from './not-found';
import { type PageLoader, routerLoader } from './page-loader';
import { loadSlug } from './slug.loader';

/** The route whose data stands around every page. */
export const frameRouteId = 'frame';

/** The addresses of the site. A page's loader and that of the frame run at the same time. */
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
