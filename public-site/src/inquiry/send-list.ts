import { buildHeader, dataPrefix, type PageAnswer } from '../common/page-state';
import type { FormAnswer } from '../form/form-view';
import type { AskedListView } from './asked-list-view';

/**
 * Has a pasted list read without leaving the page.
 *
 * @returns the page with what was found, or why the list was refused; rejects when the site cannot be reached
 */
export async function sendList(form: HTMLFormElement): Promise<AskedListView | string> {
  const response = await fetch(dataPrefix + new URL(form.action).pathname, {
    method: 'POST',
    body: new FormData(form),
  });
  if (response.headers.get(buildHeader) === null) throw new Error('Answered by something else');
  const answer = asAnswer(await response.json());
  if ('page' in answer && answer.page.kind === 'asked-list') return answer.page;
  if ('refusal' in answer && answer.refusal !== null) return answer.refusal.message;
  throw new Error(`Answered ${response.status} to a list`);
}

/** Guarantee: the build header says that the site's own server wrote the answer. */
function asAnswer(json: unknown) {
  return json as PageAnswer | FormAnswer;
}
