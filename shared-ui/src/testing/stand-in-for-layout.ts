/** Mocks the layout functions that parts call and jsdom lacks; they return nothing. */
export function standInForLayout() {
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.releasePointerCapture ??= () => undefined;
  Range.prototype.getClientRects ??= () => document.createElement('i').getClientRects();
  Range.prototype.getBoundingClientRect ??= () =>
    document.createElement('i').getBoundingClientRect();
  globalThis.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
