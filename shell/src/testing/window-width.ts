/** Sets the window's width and implements `matchMedia` for it, which jsdom lacks. */
export function setWidth(pixels: number): void {
  window.matchMedia = (query) => {
    const limit = Number(/width < (\d+)px/.exec(query)?.[1] ?? 0);
    return Object.assign(new EventTarget(), {
      matches: pixels < limit,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}
