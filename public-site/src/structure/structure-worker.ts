import { StructureSearch } from './structure-search';
import type { StructureNews, StructureOrder } from './structure-news';

/** Searches by structure in a web worker. The query stays in the browser: only the whole index is requested. */
const search = new StructureSearch((news: StructureNews) => postMessage(news));

addEventListener('message', ({ data }: MessageEvent<StructureOrder>) => {
  void search.take(data);
});
