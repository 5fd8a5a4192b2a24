import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';

/** The site's pages about the company, by the slug of their text. */
export const pagesBySlug: ReadonlyMap<string, { readonly name: string; readonly path: string }> =
  new Map([
    [
      'about',
      {
        get name() {
          return t`About us`;
        },
        path: siteRoutes.about,
      },
    ],
    [
      'introduction',
      {
        get name() {
          return t`Introduction`;
        },
        path: siteRoutes.introduction,
      },
    ],
    [
      'vision-mission',
      {
        get name() {
          return t`Vision and mission`;
        },
        path: siteRoutes.visionMission,
      },
    ],
    [
      'quality',
      {
        get name() {
          return t`Quality and documents`;
        },
        path: siteRoutes.quality,
      },
    ],
    [
      'delivery',
      {
        get name() {
          return t`Delivery and packaging`;
        },
        path: siteRoutes.delivery,
      },
    ],
  ]);
