import type { KeyboardEvent } from 'react';

/** Moves the focus between the cards' links with the arrow keys, Home and End. */
export function moveBetweenCards(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  const { currentTarget, target } = event;
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
  const from = links.findIndex((link) => link === target);
  if (from < 0) return;
  event.preventDefault();
  links[step({ from, columns: columnsOf(links), count: links.length })]?.focus();
}

interface CursorPosition {
  from: number;
  columns: number;
  count: number;
}

const steps: Readonly<Record<string, (place: CursorPosition) => number>> = {
  ArrowLeft: ({ from }) => from - 1,
  ArrowRight: ({ from }) => from + 1,
  ArrowUp: ({ from, columns }) => from - columns,
  ArrowDown: ({ from, columns }) => from + columns,
  Home: () => 0,
  End: ({ count }) => count - 1,
};

/** The number of cards per row: those at the same height as the first. */
function columnsOf(links: readonly HTMLElement[]) {
  const tops = links.map((link) => link.closest('li')?.offsetTop);
  return tops.filter((top) => top === tops[0]).length;
}
