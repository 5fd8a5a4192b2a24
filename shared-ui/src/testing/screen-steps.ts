import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { firePointer } from './fire-pointer';

/** The rows of the list on screen, without its head. */
export function rowsOnScreen() {
  return within(screen.getByRole('table')).getAllByRole('row').slice(1);
}

/** The row of a record, waited for. */
export async function findRow(title: string) {
  const table = await screen.findByRole('table');
  return within(table).findByRole('row', { name: new RegExp(title) });
}

/** Opens the menu of a record's row and chooses from it. */
export async function chooseInRow(
  user: UserEvent,
  { title, item }: { title: string; item: string },
) {
  const row = await findRow(title);
  await user.click(within(row).getByRole('button', { name: `Actions for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Replaces what an input holds, at once: each key would draw a large form anew. */
export async function retype(user: UserEvent, { label, text }: { label: string; text: string }) {
  const input = await screen.findByRole('textbox', { name: label });
  await user.clear(input);
  await user.paste(text);
}

/** Writes into a rich text by pasting: its editor asks typing for a layout, which the tests' DOM has none of. */
export async function pasteInto(label: string, text: string) {
  const editor = await screen.findByRole('textbox', { name: label });
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? text : '') };
  fireEvent.paste(editor, { clipboardData });
}

const rowHeight = 20;

/**
 * Drags the row of a field by its grip to another row's place. jsdom lays nothing out, so the rows are told where they
 * stand.
 */
export function dragRow(from: Element | undefined, to: Element | undefined) {
  const target = to?.closest('li');
  const grip = from?.closest('li')?.querySelector('[title="Drag to another place"]');
  if (!grip || !target) throw new Error('There is nothing to drag, or nowhere to.');
  const rows = [...(target.parentElement?.children ?? [])];
  for (const [place, row] of rows.entries()) {
    const rect = { y: place * rowHeight, width: 100, height: rowHeight };
    row.getBoundingClientRect = () => DOMRect.fromRect(rect);
  }
  const middle = (rows.indexOf(target) + 0.5) * rowHeight;
  firePointer(grip, 'pointerdown', { x: 0, y: -rowHeight });
  firePointer(window, 'pointermove', { x: 0, y: middle });
  firePointer(window, 'pointerup', { x: 0, y: middle });
}
