import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoutes } from 'contract';
import { pageRoutes } from './page-routes';
import { pages } from './pages';
import { siteFileAt } from '../serve/site-files';

it('every address of the contract is a page or a file of the site, and every static page is in the contract', () => {
  const routes = Object.values(pageRoutes).flatMap((found) => Object.keys(found));
  const listed = Object.values<string>(siteRoutes);
  expect(listed.filter((path) => !routes.includes(path) && !siteFileAt(path))).toEqual([]);
  expect(routes.filter((path) => !path.startsWith('/:') && !listed.includes(path))).toEqual([]);
});

it('every page has a chunk named after its kind', () => {
  const text = readFileSync(join(__dirname, 'pages.ts'), 'utf8');
  const chunks = [...text.matchAll(/webpackChunkName: "page-([\w-]+)"/g)].map(([, kind]) => kind);
  expect(chunks).toEqual(Object.keys(pages));
});
