import { useSyncExternalStore } from 'react';
import type { SiteMedia } from '../frame/site-media';
import { SiteApp } from '../app/site-app';
import { loadedPages } from './loaded-pages';
import type { PageStore } from './page-store';

interface BrowserSiteProps {
  media: SiteMedia;
  store: PageStore;
}

/** The root component, which renders each page without reloading the document. */
export function BrowserSite({ media, store }: BrowserSiteProps) {
  const shown = useSyncExternalStore(store.subscribe, store.read, store.read);
  return <SiteApp media={media} pages={loadedPages} {...shown} />;
}
