import type { LoaderFunction } from 'react-router-dom';
import { loadCategories } from '../category/categories.loader';
import { loadCategory } from '../category/category.loader';
import { loadFrame } from '../frame/frame.loader';
import { loadHome } from '../home/home.loader';
import { loadLetter, loadLetterPage } from '../letter/letter.loader';
import type { RouteId } from '../routes';
import { loadSlug } from '../slug/slug.loader';
import { notFound } from './not-found';
import { routerLoader } from './page-loader';

export const loaders: Readonly<Record<RouteId, LoaderFunction>> = {
  frame: routerLoader(loadFrame),
  home: routerLoader(loadHome),
  categories: routerLoader(loadCategories),
  letter: routerLoader(loadLetter),
  letterPage: routerLoader(loadLetterPage),
  slug: routerLoader(loadSlug),
  subCategory: routerLoader(loadCategory),
  subSubCategory: routerLoader(loadCategory),
  nothing: routerLoader(async ({ page }) => {
    throw await notFound(page);
  }),
};
