import { waitFor } from '@testing-library/react';
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

test("fetches the panel's files one after the other when the page has loaded, and reads each to its end", async () => {
  const log: string[] = [];
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(async (address: unknown) => {
    log.push(`ask ${String(address)}`);
    const body = async () => {
      log.push(`read ${String(address)}`);
      return new ArrayBuffer(0);
    };
    return Object.assign(new Response(), { arrayBuffer: body });
  });
  list('["a.1.js","b.2.js"]');
  fetchAhead(document, '/shell/');
  await waitFor(() => expect(log).toHaveLength(4));
  expect(log).toEqual([
    'ask /shell/a.1.js',
    'read /shell/a.1.js',
    'ask /shell/b.2.js',
    'read /shell/b.2.js',
  ]);
  expect(fetching.mock.calls.map(([, options]) => options?.priority)).toEqual(['low', 'low']);
});

test('leaves a failure to the sign-in', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  list('["a.1.js","b.2.js"]');
  fetchAhead(document, '/shell/');
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('fetches nothing in a document that does not list them', () => {
  const fetching = jest.spyOn(globalThis, 'fetch');
  fetchAhead(document, '/shell/');
  expect(fetching).not.toHaveBeenCalled();
});
