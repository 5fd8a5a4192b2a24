import { StructureSearch } from './structure-search';
import type { StructureNews, StructureOrder } from './structure-news';

/** Searches by structure in a thread of the browser. What is looked for stays here: it asks only for the whole index. */
const search = new StructureSearch((news: StructureNews) => postMessage(news));

addEventListener('message', ({ data }: MessageEvent<StructureOrder>) => {
  void search.take(data);
});
