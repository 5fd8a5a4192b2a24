import type { KeyboardEvent } from 'react';

/** Moves the focus along a list's links with the arrow keys, Home and End. */
export function moveInList(event: KeyboardEvent<HTMLElement>) {
  const list = event.currentTarget.closest('ul');
  const items = [...(list?.querySelectorAll<HTMLElement>('a[href]') ?? [])];
  const place = items.indexOf(event.currentTarget);
  const target = {
    ArrowDown: place + 1,
    ArrowRight: place + 1,
    ArrowUp: place - 1,
    ArrowLeft: place - 1,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items.at(target % items.length)?.focus();
}
