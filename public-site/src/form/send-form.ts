import { buildHeader, dataPrefix } from '../common/page-state';
import type { FormAnswer } from './form-view';

/**
 * Sends a form to where its page stands and resolves with what comes of it. `XMLHttpRequest` tells how much has been
 * sent, which `fetch` does not.
 *
 * @param onProgress - told the share that was sent, 0 to 1
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

/** Guarantee: the build header says that the site's own server wrote the answer. */
function asAnswer(json: unknown) {
  return json as FormAnswer;
}
