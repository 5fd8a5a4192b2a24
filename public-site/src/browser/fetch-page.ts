import { buildHeader, dataPrefix, type PageAnswer } from '../common/page-state';

/** The data of a page. Rejects when what answered is not this build of the site. */
export async function fetchPage({ pathname, search }: URL, build: string): Promise<PageAnswer> {
  const response = await fetch(dataPrefix + pathname + search);
  if (response.headers.get(buildHeader) !== build) throw new Error('Answered by another build');
  return pageAnswer(await response.json());
}

/** Guarantee: the build header says that the site's own server wrote the answer. */
function pageAnswer(json: unknown) {
  return json as PageAnswer;
}
