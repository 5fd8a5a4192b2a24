import { siteRoutes } from 'contract';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { CategoriesPage } from './category/categories.page';
import { CategoryPage } from './category/category.page';
import { SiteDocument } from './frame/site-document';
import { SiteFrame } from './frame/site-frame';
import type { SiteMedia } from './frame/site-media';
import { HomePage } from './home/home.page';
import { LetterPage } from './letter/letter.page';
import { FailedDocument } from './problem/failed-document';
import { ProblemPage } from './problem/problem.page';
import { SlugPage } from './slug/slug.page';

/** Every route that has data; the server has a loader for each. */
export type RouteId = 'frame' | PageId;

export type PageId =
  | 'home'
  | 'categories'
  | 'letter'
  | 'letterPage'
  | 'slug'
  | 'subCategory'
  | 'subSubCategory'
  | 'nothing';

export interface SiteRoutesOptions {
  media: SiteMedia;
  /** The server's loaders; in the browser `true`, as one fetch brings the data of all routes of a page. */
  loaderOf: (id: RouteId) => LoaderFunction | boolean;
}

/** The site's one route table, for the server and for the browser. */
export function routesWith({ media, loaderOf }: SiteRoutesOptions): RouteObject[] {
  const page = (id: PageId, path: string, Component: React.ComponentType): RouteObject => ({
    id,
    path,
    Component,
    loader: loaderOf(id),
    ErrorBoundary: ProblemPage,
  });
  return [
    {
      id: 'document',
      element: <SiteDocument media={media} />,
      errorElement: <FailedDocument media={media} />,
      children: [
        {
          id: 'frame',
          Component: SiteFrame,
          loader: loaderOf('frame'),
          children: [
            page('home', siteRoutes.home, HomePage),
            page('categories', siteRoutes.categories, CategoriesPage),
            page('letter', siteRoutes.letter, LetterPage),
            page('letterPage', siteRoutes.letterPage, LetterPage),
            page('slug', '/:category', SlugPage),
            page('subCategory', '/:category/:subCategory', CategoryPage),
            page('subSubCategory', '/:category/:subCategory/:subSubCategory', CategoryPage),
            page('nothing', '*', ProblemPage),
          ],
        },
      ],
    },
  ];
}
