import { watchSideEffects } from './side-effects';

/** Functions of a file of a remote, as the browser would know them. */
function ofRemote(id: string) {
  const code = `
    return {
      listen: (target, type, listener, options) => target.addEventListener(type, listener, options),
      unlisten: (target, type, listener, options) => target.removeEventListener(type, listener, options),
      every: (ms, task) => setInterval(task, ms),
      stop: (id) => clearInterval(id),
      add: (parent, element) => parent.appendChild(element),
    };
    //# sourceURL=http://localhost/remotes/${id}/1.0.0-abc/page.js`;
  // oxlint-disable-next-line typescript/no-implied-eval -- only a script with an address of its own is a remote's
  return new Function('window', 'setInterval', 'clearInterval', code)(
    window,
    window.setInterval,
    window.clearInterval,
  );
}

jest.useFakeTimers();
const effects = watchSideEffects();
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const settled = () => jest.advanceTimersByTime(1500);

describe('what a remote added to the page', () => {
  test('is taken back when its last page is left, and there again with the next one', () => {
    const { listen, add } = ofRemote('mfe-leaky');
    const [heard, own] = [jest.fn(), jest.fn()];
    const [overlay, style] = [document.createElement('div'), document.createElement('style')];
    window.addEventListener('resize', own);
    const leave = effects.enter('mfe-leaky');
    listen(window, 'resize', heard);
    add(document.body, overlay);
    add(document.head, style);
    const leaveOther = effects.enter('mfe-leaky');
    leave();
    settled();
    expect([overlay.isConnected, style.isConnected]).toEqual([true, true]);
    leaveOther();
    settled();
    expect([overlay.isConnected, style.isConnected]).toEqual([false, false]);
    window.dispatchEvent(new Event('resize'));
    expect([heard.mock.calls.length, own.mock.calls.length]).toEqual([0, 1]);
    expect(warn).toHaveBeenLastCalledWith(
      'mfe-leaky left behind: a listener for resize of window, <div>, <style>. It is taken back until the next page of mfe-leaky.',
    );
    const leaveAgain = effects.enter('mfe-leaky');
    window.dispatchEvent(new Event('resize'));
    expect([heard.mock.calls.length, style.isConnected]).toEqual([1, true]);
    leaveAgain();
    settled();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('is none of the page’s business once the remote took it back itself', () => {
    const { listen, unlisten, add } = ofRemote('mfe-tidy');
    const leave = effects.enter('mfe-tidy');
    const listener = jest.fn();
    const element = document.createElement('div');
    listen(document, 'keydown', listener, { capture: true });
    add(document.body, element);
    leave();
    unlisten(document, 'keydown', listener, true);
    element.remove();
    settled();
    expect(warn).toHaveBeenCalledTimes(1);
    effects.enter('mfe-tidy');
    expect(element.isConnected).toBe(false);
  });

  test('stands still meanwhile: an interval', () => {
    const { every, stop } = ofRemote('mfe-ticking');
    const tick = jest.fn();
    const leave = effects.enter('mfe-ticking');
    const id = every(100, tick);
    jest.advanceTimersByTime(250);
    expect(tick).toHaveBeenCalledTimes(2);
    leave();
    settled();
    tick.mockClear();
    jest.advanceTimersByTime(500);
    expect(tick).not.toHaveBeenCalled();
    effects.enter('mfe-ticking');
    jest.advanceTimersByTime(100);
    expect(tick).toHaveBeenCalledTimes(1);
    stop(id);
    jest.advanceTimersByTime(500);
    expect(tick).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['a method of arrays', 'Array.prototype.map = () => []'],
  ['a member of all objects', 'Object.prototype.each = () => undefined'],
  ['the document', 'document.write("gone")'],
])('%s cannot be replaced', (_, code) => {
  // oxlint-disable-next-line typescript/no-implied-eval -- as a script of a remote would
  expect(() => new Function('document', `'use strict'; ${code}`)(document)).toThrow(TypeError);
  const own = Object.assign([], { push: () => 0 });
  expect(own.push()).toBe(0);
});
