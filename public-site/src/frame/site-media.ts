import type { FontUrls } from 'shared-ui';

export interface SiteMedia {
  readonly fonts: FontUrls;
  readonly icon: string;
  /** The icon of the site among a device's apps. */
  readonly touchIcon: string;
  /** The outline of the world map. */
  readonly land: string;
}
