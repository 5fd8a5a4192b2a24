import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { units } from 'contract/catalog';
import { savedViews } from 'contract/staff';
import { resourceCalls } from '../resource/resource-calls';
import { UnitScreen } from '../stories/unit-screen';
import { findViolations } from '../testing/find-violations';
import { firePointer } from '../testing/fire-pointer';
import { renderScreens } from '../testing/render-screens';
import { uniqueWord } from '../testing/resource-suite';
import { findRow, retype } from '../testing/screen-steps';
import { suiteSession } from '../testing/suite-session';

const routes = [{ path: 'unit', element: <UnitScreen /> }];

describe('the columns of a list', () => {
  const session = suiteSession();
  beforeAll(async () => {
    document.documentElement.style.fontSize = '16px';
    const kilo = { name: 'Kilogram', symbol: 'kg', dimension: 'mass', factor: 1 };
    await resourceCalls(session().client, units).add(kilo);
  });
  beforeEach(() => localStorage.clear());

  async function open(search = '?search=kilogram') {
    const view = renderScreens({ routes, client: session().client, at: `/unit${search}` });
    await findRow('Kilogram');
    return view;
  }
  async function arrange(user: UserEvent) {
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Arrange columns…' }));
    return screen.findByRole('dialog', { name: 'Arrange columns' });
  }
  const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
  const heads = () =>
    [...document.querySelectorAll<HTMLElement>('th[data-column]')].map(
      ({ dataset: { column } }) => column,
    );
  const head = (id: string) => {
    const found = document.querySelector<HTMLElement>(`th[data-column='${id}']`);
    if (found === null) throw new Error(`There is no column ${id}`);
    return found;
  };
  const edge = (id: string) => {
    const found = head(id).querySelector('[data-edge]');
    if (found === null) throw new Error(`The column ${id} has no edge`);
    return found;
  };
  const widthOf = (id: string) =>
    document.querySelectorAll('col')[heads().indexOf(id) + 1]?.style.width;
  const endOfPress = () => new Promise((resolve) => setTimeout(resolve, 60));

  it('are resized by their edges, within limits, kept, and released by a double click', async () => {
    const { user, unmount } = await open();
    const drag = (by: number, escape = false) => {
      firePointer(edge('symbol'), 'pointerdown', { x: 0, y: 5 });
      firePointer(window, 'pointermove', { x: by, y: 5 });
      if (!escape) firePointer(window, 'pointerup', { x: by, y: 5 });
    };
    drag(160);
    await waitFor(() => expect(widthOf('symbol')).toBe('10rem'));
    await endOfPress();
    drag(2000);
    await waitFor(() => expect(widthOf('symbol')).toBe('40rem'));
    await endOfPress();
    drag(200, true);
    await waitFor(() => expect(widthOf('symbol')).toBe('12.5rem'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(widthOf('symbol')).toBe('40rem'));
    firePointer(window, 'pointerup', { x: 0, y: 5 });
    unmount();
    const again = await open();
    expect(widthOf('symbol')).toBe('40rem');
    await again.user.dblClick(edge('symbol'));
    expect(widthOf('symbol')).toBe('');
  });

  it('are moved, pinned, widened and hidden by keys alone', async () => {
    const { user } = await open();
    const dialog = await arrange(user);
    expect(await findViolations(dialog)).toEqual([]);
    within(dialog).getByRole('button', { name: 'Move Factor' }).focus();
    await user.keyboard(' {ArrowUp}{ArrowUp} ');
    expect(heads()).toEqual(['name', 'factor', 'symbol', 'dimension', 'updatedAt']);
    within(dialog).getByRole('button', { name: 'Pin Updated' }).focus();
    await user.keyboard('{Enter}');
    expect(heads()).toEqual(['name', 'updatedAt', 'factor', 'symbol', 'dimension']);
    expect(head('updatedAt')).toHaveAttribute('data-fixed', 'pin');
    expect(head('factor')).not.toHaveAttribute('data-fixed');
    within(dialog).getByRole('button', { name: 'Make Factor wider' }).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(widthOf('factor')).toBe('12rem');
    within(dialog).getByRole('checkbox', { name: 'Dimension' }).focus();
    await user.keyboard(' ');
    expect(heads()).toEqual(['name', 'updatedAt', 'factor', 'symbol']);
    expect(within(dialog).getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await press(user, 'Reset');
    expect(heads()).toEqual(['name', 'symbol', 'dimension', 'factor', 'updatedAt']);
    expect(widthOf('factor')).toBe('');
    await press(user, 'Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stand in the cells of each row as in the head, and the pinned ones beside the name', async () => {
    localStorage.setItem(
      'columns:unit',
      JSON.stringify({ shown: {}, order: [], widths: { name: 20 }, pinned: ['factor'] }),
    );
    await open();
    const cells = [...(await findRow('Kilogram')).querySelectorAll<HTMLElement>('td')];
    expect(cells[2]).toHaveAttribute('data-fixed', 'pin');
    expect(cells[2]).toHaveTextContent('1');
    expect(screen.getByRole('table').style.getPropertyValue('--pin-1')).toBe('22.75rem');
  });

  it('that are pinned move with the others where they would leave these no room', async () => {
    const stored = { shown: {}, order: [], widths: {}, pinned: ['factor'] };
    localStorage.setItem('columns:unit', JSON.stringify(stored));
    const usual = globalThis.ResizeObserver;
    const heard: (() => void)[] = [];
    globalThis.ResizeObserver = class extends usual {
      constructor(onResize: ResizeObserverCallback) {
        super(onResize);
        heard.push(() => onResize([], this));
      }
    };
    await open();
    globalThis.ResizeObserver = usual;
    const resize = (width: number) => {
      const frame = screen.getByRole('table').parentElement;
      Object.defineProperty(frame, 'clientWidth', { value: width, configurable: true });
      act(() => {
        for (const tell of heard) tell();
      });
    };
    // The checkbox, the name and one column take 27.75rem.
    resize(700);
    expect(head('factor')).not.toHaveAttribute('data-fixed');
    resize(760);
    expect(head('factor')).toHaveAttribute('data-fixed', 'pin');
  });

  it('are kept in a saved view with their order, widths and pins, which then differs from the list', async () => {
    const { user, router, unmount } = await open();
    await arrange(user);
    await press(user, 'Pin Factor');
    await press(user, 'Make Symbol wider');
    await press(user, 'Done');
    const name = uniqueWord();
    await user.click(screen.getByRole('button', { name: /^Views?\b/ }));
    await user.click(await screen.findByRole('menuitem', { name: /^Save this view/ }));
    await retype(user, { label: 'Name', text: name });
    await press(user, 'Save');
    await screen.findByRole('button', { name: `View: ${name}` });
    const { data } = await resourceCalls(session().client, savedViews).list({ resource: 'unit' });
    expect(data.find((view) => view.name === name)?.layout).toEqual([
      { id: 'factor', width: null, isPinned: true },
      { id: 'symbol', width: 11, isPinned: false },
    ]);
    const { search } = router.state.location;
    unmount();
    localStorage.clear();
    const again = await open(search);
    await waitFor(() => expect(head('factor')).toHaveAttribute('data-fixed', 'pin'));
    expect(widthOf('symbol')).toBe('11rem');
    await arrange(again.user);
    await press(again.user, 'Make Symbol narrower');
    await press(again.user, 'Done');
    await screen.findByRole('button', { name: `View: ${name}, changed` });
  });

  it('that were chosen before they could be moved are still hidden', async () => {
    localStorage.setItem('columns:unit', JSON.stringify({ symbol: false }));
    await open();
    expect(heads()).toEqual(['name', 'dimension', 'factor', 'updatedAt']);
  });
});
