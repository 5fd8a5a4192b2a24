import { interUrls } from 'shared-ui/fonts';
import icon from '../frame/icon.svg';
import type { SiteMedia } from '../frame/site-media';
import touchIcon from '../frame/touch-icon.png';
import land from '../worldwide/land.svg';

/** Addresses of the site's files that pages name, the same in the browser build and on the server. */
export const media: SiteMedia = { fonts: interUrls, icon, touchIcon, land };
