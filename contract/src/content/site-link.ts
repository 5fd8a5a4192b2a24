import { text } from '../text';

/** Browsers treat `\\` as `/`: two of them at the start lead to another site. */
const sitePath = /^\/(?![/\\])\S*$/;
const secureAddress = /^https:\/\/[^\s/?#]\S*$/i;

/** The target of a link of the site: an `https` URL or a path on the site, nothing else. */
export const SiteLink = text(500).refine(
  (link) => sitePath.test(link) || secureAddress.test(link),
  'Use an https address or a path on this site, such as /about',
);
