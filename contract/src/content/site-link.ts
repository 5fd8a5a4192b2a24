import { text } from '../text';

/** Browsers read `\\` as `/`: two of them in front lead to another site. */
const sitePath = /^\/(?![/\\])\S*$/;
const secureAddress = /^https:\/\/[^\s/?#]\S*$/i;

/** Where a link of the site leads: an `https` address or a path on the site, nothing else. */
export const SiteLink = text(500).refine(
  (link) => sitePath.test(link) || secureAddress.test(link),
  'Use an https address or a path on this site, such as /about',
);
