import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { firePointer } from './fire-pointer';

/** The rows of the list, without its header. */
export function rowsOnScreen() {
  return within(screen.getByRole('table')).getAllByRole('row').slice(1);
}

/** Waits for the row of a record. */
export async function findRow(title: string) {
  const table = await screen.findByRole('table');
  return within(table).findByRole('row', { name: new RegExp(title) });
}

/** Opens the menu of a record's row and chooses an item. */
export async function chooseInRow(
  user: UserEvent,
  { title, item }: { title: string; item: string },
) {
  const row = await findRow(title);
  await user.click(within(row).getByRole('button', { name: `Actions for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Replaces an input's value at once, as typing would re-render a large form for each key. */
export async function retype(user: UserEvent, { label, text }: { label: string; text: string }) {
  const input = await screen.findByRole('textbox', { name: label });
  await user.clear(input);
  await user.paste(text);
}

/** Pastes into a rich text input: on typing its editor needs a layout, which jsdom lacks. */
export async function pasteInto(label: string, text: string) {
  const editor = await screen.findByRole('textbox', { name: label });
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? text : '') };
  fireEvent.paste(editor, { clipboardData });
}

const rowHeight = 20;

/**
 * Drags a field's row by its grip to another row's position. Mocks the rows' rectangles, as jsdom has
 * no layout.
 */
export function dragRow(from: Element | undefined, to: Element | undefined) {
  const target = to?.closest('li');
  const grip = from?.closest('li')?.querySelector('[title="Drag to another place"]');
  if (!grip || !target)
    throw new Error('The row to drag has no grip, or the target is not in a row.');
  const rows = [...(target.parentElement?.children ?? [])];
  for (const [place, row] of rows.entries()) {
    const rect = { y: place * rowHeight, width: 100, height: rowHeight };
    row.getBoundingClientRect = () => DOMRect.fromRect(rect);
  }
  const middle = (rows.indexOf(target) + 0.5) * rowHeight;
  firePointer(grip, 'pointerdown', { x: 0, y: -rowHeight });
  firePointer(window, 'pointermove', { x: 0, y: middle });
  firePointer(window, 'pointerup', { x: 0, y: middle });
  // Browsers click what both rows are in.
  if (target.parentElement) fireEvent.click(target.parentElement);
}
