import type { FileMaker } from '../server/made-file';
import { atomFeed } from './atom-feed';
import { loadFeed } from './feed.loader';

/** `/feed.xml`. */
export const makeFeed: FileMaker = async (page) => {
  const feed = await loadFeed(page);
  return {
    text: atomFeed(feed),
    type: 'application/atom+xml',
    keeping: 'no-cache',
    updated: feed.updated,
  };
};
