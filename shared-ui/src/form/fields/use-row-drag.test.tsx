import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { firePointer } from '../../testing/fire-pointer';
import { useRowDrag } from './use-row-drag';

const rowHeight = 20;

function Rows() {
  const [rows, setRows] = useState(['first', 'second', 'third']);
  const drag = useRowDrag((from, to) => {
    const [row = ''] = rows.slice(from, from + 1);
    setRows(rows.toSpliced(from, 1).toSpliced(to, 0, row));
  });
  return (
    <ol>
      {rows.map((row, index) => (
        <li key={row} {...drag.rowProps(index)}>
          <span {...drag.gripProps(index)}>{row}</span>
        </li>
      ))}
    </ol>
  );
}

/** One below the other, as jsdom lays nothing out. */
function layOut() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    const top = this instanceof HTMLLIElement ? place * rowHeight : 0;
    return DOMRect.fromRect({ x: 0, y: top, width: 100, height: rowHeight });
  });
}

describe('the rows of a field', () => {
  beforeEach(layOut);
  afterEach(() => jest.restoreAllMocks());

  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  function drag(text: string, { to }: { to: number }) {
    firePointer(screen.getByText(text), 'pointerdown', { x: 5, y: 5 });
    firePointer(window, 'pointermove', { x: 5, y: to });
  }

  it('are dragged to the place of another one, which is marked meanwhile', () => {
    render(<Rows />);
    drag('first', { to: 2.5 * rowHeight });
    expect(screen.getByText('third').closest('li')).toHaveAttribute('data-drop');
    expect(shown()).toEqual(['first', 'second', 'third']);
    firePointer(window, 'pointerup', { x: 5, y: 0 });
    expect(shown()).toEqual(['second', 'third', 'first']);
  });

  it('stay where they are when Escape is pressed', () => {
    render(<Rows />);
    drag('first', { to: 1.5 * rowHeight });
    fireEvent.keyDown(window, { key: 'Escape' });
    firePointer(window, 'pointerup', { x: 5, y: 0 });
    expect(shown()).toEqual(['first', 'second', 'third']);
    expect(screen.getByText('second').closest('li')).not.toHaveAttribute('data-drop');
  });
});
