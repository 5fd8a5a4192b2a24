/** A text that its cell cuts, and the column that it stands in. */
export interface ClippedText {
  column: string;
  text: string;
}

/** The full text of a cell that shows a part of it or, marked `data-full`, a short form; else undefined. */
export function clippedTextOf(cell: HTMLTableCellElement): ClippedText | undefined {
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('*')];
  if (!parts.some((part) => isClipped(part) || 'full' in part.dataset)) return undefined;
  const text = (cell.querySelector<HTMLElement>('[title]')?.title ?? cell.innerText).trim();
  // A control that reaches past its box, and no words.
  if (text === '') return undefined;
  const heads = cell.closest('table')?.tHead?.rows[0]?.cells;
  return { column: heads?.[cell.cellIndex]?.innerText ?? '', text };
}

/** What is 1 px wide is for screen readers, and what has no width is inline. */
function isClipped({ clientWidth, scrollWidth, tagName }: HTMLElement) {
  return clientWidth > 1 && scrollWidth > clientWidth + 1 && tagName !== 'INPUT';
}

/** The clipped texts of a row that the keyboard is on. */
export function clippedTextsOf(row: HTMLTableRowElement): ClippedText[] {
  return [...row.cells].flatMap((cell) => clippedTextOf(cell) ?? []);
}
