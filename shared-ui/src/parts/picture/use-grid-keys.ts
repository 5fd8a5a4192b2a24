import { type KeyboardEvent, useRef, useState } from 'react';

/**
 * Arrow keys among the buttons of a wrapped list, as a roving tabindex: one button is in the tab order, and the arrows
 * move from it.
 */
export function useGridKeys(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [last, setLast] = useState(0);
  const current = Math.min(last, Math.max(0, count - 1));

  function press(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const target = buttons[targetOf(event.key, { current, buttons })];
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  }
  return {
    list,
    press,
    itemProps: (index: number) => ({
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setLast(index),
    }),
  };
}

interface GridCell {
  current: number;
  buttons: readonly HTMLElement[];
}

function targetOf(key: string, { current, buttons }: GridCell): number {
  const top = buttons[0]?.offsetTop;
  const columns = buttons.filter(({ offsetTop }) => offsetTop === top).length;
  switch (key) {
    case 'ArrowRight':
      return current + 1;
    case 'ArrowLeft':
      return current - 1;
    case 'ArrowDown':
      return current + columns;
    case 'ArrowUp':
      return current - columns;
    case 'Home':
      return 0;
    case 'End':
      return buttons.length - 1;
    default:
      return -1;
  }
}
