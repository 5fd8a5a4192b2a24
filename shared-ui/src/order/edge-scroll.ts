import type { Point } from './point';

/** Pixels from an edge within which a dragged thing scrolls. */
const zone = 48;
/** Pixels per frame at the edge itself. */
const fastest = 16;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Pixels to scroll in a frame for a pointer at this place between two edges: faster the nearer, 0 away from them. */
export function edgeSpeed(at: number, { start, end }: Span) {
  const width = Math.min(zone, (end - start) / 4);
  const before = Math.max(0, start + width - at);
  const beyond = Math.max(0, at - (end - width));
  const share = Math.min(1, Math.max(before, beyond) / width);
  return Math.ceil(share * fastest) * (before > beyond ? -1 : 1);
}

interface EdgeScrollOptions {
  /** The element that is dragged: its scroll containers and the window are scrolled. */
  element: Element;
  from: Point;
  /** The pointer now. */
  pointer: () => Point;
  onScroll: () => void;
}

/** Scrolls at each frame while the pointer is at an edge that it has moved towards; returns a function that stops. */
export function scrollAtEdges({ element, from, pointer, onScroll }: EdgeScrollOptions) {
  const containers = scrollContainersOf(element);
  let frame = requestAnimationFrame(next);

  function next() {
    const point = pointer();
    const isScrolled = containers.map((one) => scrollTowards(one, { from, point })).includes(true);
    if (isScrolled) onScroll();
    frame = requestAnimationFrame(next);
  }
  return () => cancelAnimationFrame(frame);
}

function scrollTowards(container: Element, { from, point }: { from: Point; point: Point }) {
  const { x, y } = spansOf(container);
  const { scrollLeft, scrollTop } = container;
  container.scrollLeft += towards(edgeSpeed(point.x, x), point.x - from.x);
  container.scrollTop += towards(edgeSpeed(point.y, y), point.y - from.y);
  return container.scrollLeft !== scrollLeft || container.scrollTop !== scrollTop;
}

/** Nothing is scrolled for a press that began at the edge and has not moved towards it. */
function towards(speed: number, moved: number) {
  return Math.sign(speed) === Math.sign(moved) ? speed : 0;
}

function spansOf(container: Element): { x: Span; y: Span } {
  if (container === document.scrollingElement) {
    return { x: { start: 0, end: window.innerWidth }, y: { start: 0, end: window.innerHeight } };
  }
  const { left, right, top, bottom } = container.getBoundingClientRect();
  return { x: { start: left, end: right }, y: { start: top, end: bottom } };
}

function scrollContainersOf(element: Element): readonly Element[] {
  const containers: Element[] = [];
  for (let one = element.parentElement; one !== null; one = one.parentElement) {
    if (one === document.scrollingElement || isScrollable(one)) containers.push(one);
  }
  return containers;
}

function isScrollable(element: Element) {
  const { overflowX, overflowY } = getComputedStyle(element);
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  return (
    (scrolls(overflowX) && element.scrollWidth > element.clientWidth) ||
    (scrolls(overflowY) && element.scrollHeight > element.clientHeight)
  );
}
