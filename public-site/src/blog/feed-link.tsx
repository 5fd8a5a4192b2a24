import { feedHref } from '../hrefs';

/** Tells feed readers where the feed is. React puts it into the head of the page. */
export function FeedLink() {
  return <link rel="alternate" type="application/atom+xml" title="Articles" href={feedHref} />;
}
