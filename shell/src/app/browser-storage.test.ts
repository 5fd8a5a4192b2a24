import { localTexts, tolerant } from './browser-storage';

function denied(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

it('remembers for this page what the browser does not store', () => {
  const storage = tolerant(denied);
  expect(storage.getItem('theme')).toBeNull();
  storage.setItem('theme', 'dark');
  expect(storage.getItem('theme')).toBe('dark');
  storage.removeItem('theme');
  expect(storage.getItem('theme')).toBeNull();
});

it('keeps what was stored before, when there is no room for more', () => {
  let isFull = false;
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
  ) {
    if (isFull) throw new DOMException('exceeded the quota', 'QuotaExceededError');
  });
  localTexts.setItem('a', 'stored');
  isFull = true;
  localTexts.setItem('b', 'remembered');
  expect(localTexts.getItem('b')).toBe('remembered');
  setItem.mockRestore();
  localTexts.setItem('b', 'stored');
  expect(window.localStorage.getItem('b')).toBe('stored');
});
