import { type PageState, stateElementId } from '../app/page-state';

/** The data from which the page was rendered, and its build. */
export function readStart(document: Document): { build: string; state: PageState } {
  const element = document.getElementById(stateElementId);
  if (!element?.textContent) throw new Error(`The page has no #${stateElementId} to start from`);
  return { build: element.dataset['build'] ?? '', state: parseState(element.textContent) };
}

/** Guarantee: the site's server wrote the text, from a `PageState`. */
function parseState(text: string) {
  return JSON.parse(text) as PageState;
}
