import type { FontUrls } from 'shared-ui';
import { createContext, use } from 'react';

export interface SiteMedia {
  readonly fonts: FontUrls;
  readonly icon: string;
  /** The touch icon of the site. */
  readonly touchIcon: string;
  /** The outline of the world map. */
  readonly land: string;
}

/** The site's files, for the parts of a page that name one. */
export const MediaContext = createContext<SiteMedia | null>(null);

export function useSiteMedia(): SiteMedia {
  const media = use(MediaContext);
  if (media === null) throw new Error('Pages are shown within the MediaContext of SiteDocument');
  return media;
}
