import type { DropPlace, Pointed } from './drop-places';

const rowSelector = '[data-category]';

export function rowElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-category="${CSS.escape(id)}"]`);
}

/** The row at a height of the window, wherever on its line the pointer is. */
export function pointedRow(y: number): Pointed | undefined {
  const tree = document.querySelector(rowSelector)?.parentElement?.getBoundingClientRect();
  if (tree === undefined) return undefined;
  const row = document
    .elementsFromPoint(tree.left + tree.width / 2, y)
    .map((element) => element.closest<HTMLElement>(rowSelector))
    .find((element) => element !== null);
  const overId = row?.dataset['category'];
  if (row === undefined || overId === undefined) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { overId, isLower: y > top + height / 2 };
}

/** The height of the window at which a place is shown; its row is brought into sight first. */
export function middleOfPlace({ anchorId, side }: DropPlace): number {
  const row = rowElement(anchorId);
  row?.scrollIntoView({ block: 'nearest' });
  const { top, bottom } = row?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return { before: top, after: bottom, into: (top + bottom) / 2 }[side];
}
