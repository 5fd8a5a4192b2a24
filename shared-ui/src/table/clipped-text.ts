/** A text that its cell truncates, and its column. */
export interface ClippedText {
  column: string;
  text: string;
}

/** The full text of a cell that is truncated or, marked `data-full`, abbreviated; else undefined. */
export function clippedTextOf(cell: HTMLTableCellElement): ClippedText | undefined {
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('*')];
  if (!parts.some((part) => isClipped(part) || 'full' in part.dataset)) return undefined;
  const text = (cell.querySelector<HTMLElement>('[title]')?.title ?? cell.innerText).trim();
  // A control that overflows its box has no text.
  if (text === '') return undefined;
  const heads = cell.closest('table')?.tHead?.rows[0]?.cells;
  return { column: heads?.[cell.cellIndex]?.innerText ?? '', text };
}

/** Text 1 px wide is for screen readers only, and inline elements have no width. */
function isClipped({ clientWidth, scrollWidth, tagName }: HTMLElement) {
  return clientWidth > 1 && scrollWidth > clientWidth + 1 && tagName !== 'INPUT';
}

/** The truncated texts of the row with the keyboard focus. */
export function clippedTextsOf(row: HTMLTableRowElement): ClippedText[] {
  return [...row.cells].flatMap((cell) => clippedTextOf(cell) ?? []);
}
