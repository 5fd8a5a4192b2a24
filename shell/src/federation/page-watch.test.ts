import { createPageWatch, inTime, PageTimeout } from './page-watch';

function storage() {
  const texts = new Map<string, string>();
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

test('a page that stopped the tab is not opened again unasked, and then it is', () => {
  const session = storage();
  createPageWatch(session).begin('mfe-email@2.0.0 /loop');
  const next = createPageWatch(session);
  next.begin('mfe-email@2.0.0 /other');
  expect(() => next.begin('mfe-email@2.0.0 /loop')).toThrow(PageTimeout);
  next.begin('mfe-email@2.0.0 /loop');
});

test('a page that was drawn, left or reloaded may be opened again', () => {
  const session = storage();
  const first = createPageWatch(session);
  first.begin('page');
  first.end();
  createPageWatch(session).begin('page');
  window.dispatchEvent(new Event('pagehide'));
  expect(() => createPageWatch(session).begin('page')).not.toThrow();
});

test('redirects in a circle end, and many pages in a row do not count', () => {
  let time = 0;
  const watch = createPageWatch(storage(), () => time);
  for (let start = 0; start < 10; start += 1) watch.begin(`page ${start % 2}`);
  expect(() => watch.begin('page 0')).toThrow('without an end');
  for (let start = 0; start < 50; start += 1) {
    watch.begin('page');
    watch.end();
  }
  for (let start = 0; start < 50; start += 1) {
    time += 500;
    watch.begin('page');
  }
});

test('what a page waits for has a limit', async () => {
  await expect(inTime(Promise.resolve('data'), 5)).resolves.toBe('data');
  await expect(inTime(new Promise(() => undefined), 5)).rejects.toThrow(PageTimeout);
});
