import type { RemoteFailure } from '../federation/remote-failure';
import { watchErrors } from './watch-errors';

const reported: RemoteFailure[] = [];
const notified: string[] = [];
const logged: string[] = [];
const titles = new Map([['mfe-email', 'Email']]);
let target: EventTarget;

beforeEach(() => {
  for (const list of [reported, notified, logged]) list.length = 0;
  target = new EventTarget();
  watchErrors(target, {
    titleOf: (remote) => titles.get(remote),
    report: (failure) => reported.push(failure),
    notify: (message) => notified.push(message),
    build: undefined,
    log: (text) => logged.push(text),
  });
});

function thrownAt(address: string, message = 'x is undefined'): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at send (${address}:1:200)\n    at http://localhost/shell/react.js:1:1`;
  return error;
}

const inEmail = 'http://localhost/remotes/mfe-email/1.0.0-9f0c6aa/pages.js';

function raise(error: unknown): void {
  target.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
}

function reject(reason: unknown): void {
  target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

it('reports an error in an event as the remote’s whose code threw it, and tells the user once', () => {
  raise(thrownAt(inEmail));
  reject(thrownAt(inEmail, 'again'));
  expect(reported).toMatchObject([
    { remote: 'mfe-email', version: '1.0.0-9f0c6aa', kind: 'runtime', message: 'x is undefined' },
    { remote: 'mfe-email', version: '1.0.0-9f0c6aa', kind: 'runtime', message: 'again' },
  ]);
  expect(notified).toEqual([
    'Email ran into an error. Your last step may not have worked: check it, then try again.',
  ]);
});

it('takes an error without a remote in its stack for the shell’s', () => {
  reject(thrownAt('http://localhost/shell/main.js'));
  reject('just a text');
  expect(reported).toEqual([]);
  expect(logged).toEqual(['Uncaught in shell: x is undefined', 'Uncaught in shell: just a text']);
  expect(notified).toEqual([expect.stringContaining('The panel ran into an error')]);
});

it('says nothing of what browsers report and nothing was lost by', () => {
  raise(new Error('ResizeObserver loop completed with undelivered notifications.'));
  reject(new DOMException('The user aborted a request.', 'AbortError'));
  expect([reported, notified, logged]).toEqual([[], [], []]);
});
