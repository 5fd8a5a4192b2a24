import { siteRoutes } from 'contract';
import { companyOf } from '../frame/company-of';
import { logosOf } from '../frame/frame.loader';
import { defaultLanguage } from '../language/languages';
import type { FileMaker } from '../load/made-file';

/** What a device needs to put the site among its applications: name, start and the company's own icon. */
export const makeManifest: FileMaker = async (page) => {
  const [{ siteName, titleSuffix }, { icon }] = await Promise.all([companyOf(page), logosOf(page)]);
  const manifest = {
    name: siteName,
    short_name: titleSuffix ?? siteName,
    lang: defaultLanguage.code,
    start_url: siteRoutes.home,
    display: 'browser',
    icons: icon === null ? [] : [{ src: icon.touch ?? icon.tab, sizes: 'any' }],
  };
  return {
    text: JSON.stringify(manifest),
    type: 'application/manifest+json',
    keeping: 'public, max-age=3600',
  };
};
