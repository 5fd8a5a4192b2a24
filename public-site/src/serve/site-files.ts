import { siteRoutes } from 'contract';
import { makeFeed } from '../feed/feed.file';
import type { FileMaker } from '../load/made-file';
import { makeManifest } from './manifest.file';
import { makeRobots } from '../sitemap/robots.file';
import { makeSitemap, makeSitemapPart } from '../sitemap/sitemap.file';
import { readSitemapPart } from '../sitemap/sitemap-xml';

/** The maker of the file at an address; undefined if there is none. */
export function siteFileAt(path: string): FileMaker | undefined {
  switch (path) {
    case siteRoutes.feed:
      return makeFeed;
    case siteRoutes.manifest:
      return makeManifest;
    case siteRoutes.robots:
      return makeRobots;
    case siteRoutes.sitemap:
      return makeSitemap;
    default: {
      const part = readSitemapPart(path);
      return part && ((page) => makeSitemapPart(page, part));
    }
  }
}
