import { buildHeader, dataPrefix, type PageAnswer } from '../common/page-state';
import { loadPage } from './loaded-pages';

/** Loads the data of a page and its script. Rejects when the response is not from this build of the site. */
export async function fetchPage({ pathname, search }: URL, build: string): Promise<PageAnswer> {
  const response = await fetch(dataPrefix + pathname + search);
  if (response.headers.get(buildHeader) !== build) throw new Error('Answered by another build');
  const answer = pageAnswer(await response.json());
  if ('page' in answer) await loadPage(answer.page);
  return answer;
}

/** Guarantee: the build header says that the site's own server wrote the response. */
function pageAnswer(json: unknown) {
  return json as PageAnswer;
}
