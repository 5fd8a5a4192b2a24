import { buildHeader, dataPrefix } from '../common/page-state';
import type { FormAnswer } from './form-view';

/**
 * Posts a form to its page and resolves with the response. `XMLHttpRequest` reports upload progress, which `fetch` does
 * not.
 *
 * @param onProgress - called with the share sent, 0 to 1
 */
export function sendForm(
  form: HTMLFormElement,
  onProgress: (share: number) => void,
): Promise<FormAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.addEventListener('load', () => {
      const isOurs = request.getResponseHeader(buildHeader) !== null;
      if (isOurs && request.response !== null) resolve(asAnswer(request.response));
      else reject(new Error(`Answered ${request.status} by something else than the site`));
    });
    request.addEventListener('error', () => reject(new Error('The site could not be reached')));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.open('POST', dataPrefix + new URL(form.action).pathname);
    request.send(new FormData(form));
  });
}

/** Guarantee: the build header says that the site's own server wrote the response. */
function asAnswer(json: unknown) {
  return json as FormAnswer;
}
