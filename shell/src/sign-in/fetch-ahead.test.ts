import { panelFilesId } from '../document/element-ids';
import { fetchAhead } from './fetch-ahead';

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

function list(files: string) {
  const element = document.createElement('script');
  element.id = panelFilesId;
  element.type = 'application/json';
  element.textContent = files;
  document.body.append(element);
}

test("fetches the panel's files when the page has loaded, and leaves a failure to the sign-in", async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  list('["a.1.js","b.2.js"]');
  fetchAhead(document, '/shell/');
  expect(fetching.mock.calls.map(([address]) => address)).toEqual([
    '/shell/a.1.js',
    '/shell/b.2.js',
  ]);
  await Promise.resolve();
});

test('fetches nothing in a document that does not list them', () => {
  const fetching = jest.spyOn(globalThis, 'fetch');
  fetchAhead(document, '/shell/');
  expect(fetching).not.toHaveBeenCalled();
});
