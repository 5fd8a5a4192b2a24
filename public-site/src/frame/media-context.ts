import { createContext, use } from 'react';
import type { SiteMedia } from './site-media';

/** The site's files, for the parts of a page that name one. */
export const MediaContext = createContext<SiteMedia | null>(null);

export function useSiteMedia(): SiteMedia {
  const media = use(MediaContext);
  if (media === null) throw new Error('Pages are shown within the MediaContext of SiteDocument');
  return media;
}
