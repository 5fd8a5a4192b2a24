import { apiInProcess } from './api-in-process';

const path = '/api/meta/all';

function api({ isAging = false, text = Promise.resolve('cached') } = {}) {
  const inject = jest.fn(() => Promise.resolve({ statusCode: 200, body: 'read' }));
  const cached = { text, isAging };
  return {
    inject,
    fetchApi: apiInProcess(inject, (asked) => (asked === path ? cached : undefined)),
  };
}

test('a cached response is not requested', async () => {
  const { inject, fetchApi } = api();
  expect(await (await fetchApi(path)).text()).toBe('cached');
  expect(inject).not.toHaveBeenCalled();
  expect(await (await fetchApi('/api/slide/all')).text()).toBe('read');
});

test('one that expires soon is requested while it is still the answer', async () => {
  const { inject, fetchApi } = api({ isAging: true });
  inject.mockReturnValueOnce(new Promise(() => undefined));
  expect(await (await fetchApi(path)).text()).toBe('cached');
  expect(inject).toHaveBeenCalledWith({ method: 'GET', url: path, headers: {} });
  inject.mockRejectedValueOnce(new Error('down'));
  expect(await (await fetchApi(path)).text()).toBe('cached');
});

test('one that could not be read is requested', async () => {
  const text = Promise.reject(new Error('down'));
  const { fetchApi } = api({ text });
  expect(await (await fetchApi(path)).text()).toBe('read');
});
