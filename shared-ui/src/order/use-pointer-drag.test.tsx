import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { firePointer } from '../testing/fire-pointer';
import { DragPreview, originOf, type PreviewOrigin } from './drag-preview';
import { usePointerDrag } from './use-pointer-drag';

const said = jest.fn<void, [string]>();

function Draggable({ touchDelay }: { touchDelay?: number }) {
  const [origin, setOrigin] = useState<PreviewOrigin>();
  const press = usePointerDrag<string>({
    ...(touchDelay !== undefined && { touchDelay }),
    onPick: (id, start) => {
      setOrigin(originOf(start));
      said(`picked ${id}`);
    },
    onMove: (_id, { x, y }) => said(`at ${x}, ${y}`),
    onPut: () => {
      setOrigin(undefined);
      said('put');
    },
    onLeave: () => {
      setOrigin(undefined);
      said('left');
    },
  });
  return (
    <div data-testid="scroller" style={{ overflowY: 'auto' }}>
      <article data-testid="card" onPointerDown={(event) => press(event, 'card')}>
        <a href="#there" onClick={() => said('clicked')}>
          Open
        </a>
        <button type="button" onPointerDown={(event) => event.preventDefault()}>
          Menu
        </button>
      </article>
      {origin === undefined ? null : (
        <DragPreview origin={origin}>
          <p data-testid="preview">Preview</p>
        </DragPreview>
      )}
    </div>
  );
}

describe('dragging by pointer', () => {
  beforeEach(() => said.mockReset());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const words = () => said.mock.calls.map(([text]) => text);
  const card = () => screen.getByTestId('card');
  const link = () => screen.getByRole('link', { name: 'Open' });
  const finger = (x: number, y: number) => ({ x, y, pointerType: 'touch' as const });

  it('begins with a few pixels of movement and ends where the pointer is lifted', () => {
    render(<Draggable />);
    firePointer(card(), 'pointerdown', { x: 10, y: 10 });
    firePointer(window, 'pointermove', { x: 12, y: 12 });
    expect(words()).toEqual([]);
    firePointer(window, 'pointermove', { x: 20, y: 30 });
    firePointer(window, 'pointerup', { x: 20, y: 30 });
    firePointer(window, 'pointermove', { x: 90, y: 90 });
    expect(words()).toEqual(['picked card', 'at 20, 30', 'put']);
  });

  it('draws the preview under the pointer, out of reach', () => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(5, 8));
    render(<Draggable />);
    firePointer(card(), 'pointerdown', { x: 10, y: 10 });
    firePointer(window, 'pointermove', { x: 20, y: 30 });
    const frame = screen.getByTestId('preview').parentElement;
    expect(frame).toHaveStyle({ left: '15px', top: '28px' });
    expect(frame).toHaveAttribute('inert');
    firePointer(window, 'pointermove', { x: 24, y: 37 });
    expect(frame?.style.translate).toBe('4px 7px');
    firePointer(window, 'pointerup', { x: 24, y: 37 });
    expect(screen.queryByTestId('preview')).toBeNull();
  });

  it('is cancelled by Escape, which nothing else hears', () => {
    render(<Draggable />);
    const heard = jest.fn();
    document.addEventListener('keydown', heard);
    firePointer(card(), 'pointerdown', { x: 10, y: 10 });
    firePointer(window, 'pointermove', { x: 20, y: 30 });
    fireEvent.keyDown(card(), { key: 'Escape' });
    firePointer(window, 'pointerup', { x: 20, y: 30 });
    expect(words()).toEqual(['picked card', 'at 20, 30', 'left']);
    expect(heard).not.toHaveBeenCalled();
    fireEvent.keyDown(card(), { key: 'Escape' });
    expect(heard).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', heard);
  });

  it('is cancelled by a gesture of the browser or another press, not by a second finger', () => {
    render(<Draggable />);
    const drag = () => {
      firePointer(card(), 'pointerdown', { x: 10, y: 10 });
      firePointer(window, 'pointermove', { x: 20, y: 30 });
    };
    drag();
    const second = { pointerId: 2, isPrimary: false };
    firePointer(card(), 'pointerdown', { x: 10, y: 10, ...second });
    firePointer(window, 'pointerup', { x: 10, y: 10, ...second });
    expect(words()).toEqual(['picked card', 'at 20, 30']);
    firePointer(window, 'pointercancel', { x: 20, y: 30 });
    expect(words().at(-1)).toBe('left');
    drag();
    firePointer(card(), 'pointerdown', { x: 1, y: 1 });
    expect(words().at(-1)).toBe('left');
  });

  it('ends without a click on the link that was dragged, and leaves other clicks alone', () => {
    jest.useFakeTimers();
    render(<Draggable />);
    firePointer(link(), 'pointerdown', { x: 10, y: 10 });
    firePointer(window, 'pointermove', { x: 20, y: 30 });
    firePointer(window, 'pointerup', { x: 20, y: 30 });
    expect(fireEvent.click(link())).toBe(false);
    expect(words()).not.toContain('clicked');
    act(() => jest.advanceTimersByTime(100));
    firePointer(link(), 'pointerdown', { x: 10, y: 10 });
    firePointer(window, 'pointerup', { x: 10, y: 10 });
    fireEvent.click(link());
    expect(words().at(-1)).toBe('clicked');
  });

  it('selects no text, and opens no menu of the browser', () => {
    render(<Draggable />);
    document.getSelection()?.selectAllChildren(card());
    firePointer(card(), 'pointerdown', { x: 10, y: 10 });
    expect(fireEvent.contextMenu(card())).toBe(true);
    firePointer(window, 'pointermove', { x: 20, y: 30 });
    expect(document.getSelection()?.rangeCount).toBe(0);
    expect(fireEvent.contextMenu(card())).toBe(false);
    firePointer(window, 'pointerup', { x: 20, y: 30 });
    expect(fireEvent.contextMenu(card())).toBe(true);
  });

  it('does not begin on a control that has used the press', () => {
    render(<Draggable />);
    firePointer(screen.getByRole('button', { name: 'Menu' }), 'pointerdown', { x: 10, y: 10 });
    firePointer(window, 'pointermove', { x: 20, y: 30 });
    expect(words()).toEqual([]);
  });

  it('begins for a finger that rests, which does not scroll from then on', () => {
    jest.useFakeTimers();
    render(<Draggable touchDelay={180} />);
    const swipe = () =>
      fireEvent(card(), new Event('touchmove', { bubbles: true, cancelable: true }));
    firePointer(card(), 'pointerdown', finger(10, 10));
    firePointer(window, 'pointermove', finger(14, 12));
    expect(swipe()).toBe(true);
    act(() => jest.advanceTimersByTime(200));
    expect(words()).toEqual(['picked card', 'at 14, 12']);
    expect(swipe()).toBe(false);
    firePointer(window, 'pointerup', finger(14, 12));
    expect(words().at(-1)).toBe('put');
    expect(swipe()).toBe(true);
  });

  it('does not begin for a finger that moves before, which scrolls', () => {
    jest.useFakeTimers();
    render(<Draggable touchDelay={180} />);
    firePointer(card(), 'pointerdown', finger(10, 10));
    firePointer(window, 'pointermove', finger(10, 30));
    act(() => jest.advanceTimersByTime(200));
    firePointer(window, 'pointerup', finger(10, 60));
    expect(words()).toEqual([]);
  });

  it('scrolls the container while the pointer rests at its edge', () => {
    jest.useFakeTimers();
    render(<Draggable />);
    const scroller = screen.getByTestId('scroller');
    Object.defineProperties(scroller, {
      scrollHeight: { value: 900 },
      clientHeight: { value: 300 },
    });
    scroller.getBoundingClientRect = () => new DOMRect(0, 0, 200, 300);
    firePointer(card(), 'pointerdown', { x: 10, y: 100 });
    firePointer(window, 'pointermove', { x: 10, y: 150 });
    act(() => jest.advanceTimersByTime(100));
    expect(scroller.scrollTop).toBe(0);
    firePointer(window, 'pointermove', { x: 10, y: 295 });
    const moves = words().length;
    act(() => jest.advanceTimersByTime(100));
    expect(scroller.scrollTop).toBeGreaterThan(0);
    expect(words().length).toBeGreaterThan(moves);
    firePointer(window, 'pointerup', { x: 10, y: 295 });
    const { scrollTop } = scroller;
    act(() => jest.advanceTimersByTime(100));
    expect(scroller.scrollTop).toBe(scrollTop);
  });

  it('ends with the element that was pressed', () => {
    const { unmount } = render(<Draggable />);
    firePointer(card(), 'pointerdown', { x: 10, y: 10 });
    unmount();
    firePointer(window, 'pointermove', { x: 20, y: 30 });
    expect(words()).toEqual([]);
  });
});
