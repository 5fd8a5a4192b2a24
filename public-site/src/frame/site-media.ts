import type { FontUrls } from 'shared-ui';

export interface SiteMedia {
  readonly fonts: FontUrls;
  readonly icon: string;
  /** The touch icon of the site. */
  readonly touchIcon: string;
  /** The outline of the world map. */
  readonly land: string;
}
