import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../../provider/ui-provider';
import { findViolations } from '../../testing/find-violations';
import { Field } from '../field/field';
import { DateInput } from './date-input';
import { DateTimeInput } from './date-time-input';
import { unreadableDate } from './use-typed-date';

interface OpenOptions {
  value?: string;
  min?: string;
  max?: string;
  Control?: typeof DateInput;
}

function open({ value, Control = DateInput, ...rest }: OpenOptions = {}) {
  const onChange = jest.fn();
  function Posted() {
    const [day, setDay] = useState(value ?? null);
    const change = (next: string | null) => {
      onChange(next);
      setDay(next);
    };
    return (
      <Field label="Posted on">
        <Control {...rest} value={day} onValueChange={change} />
      </Field>
    );
  }
  render(
    <UiProvider>
      <main>
        <Posted />
        <button type="button">Elsewhere</button>
      </main>
    </UiProvider>,
  );
  const user = userEvent.setup();
  return {
    user,
    input: screen.getByRole('textbox', { name: 'Posted on' }),
    last: (): unknown => onChange.mock.lastCall?.[0],
    leave: () => user.click(screen.getByRole('button', { name: 'Elsewhere' })),
  };
}

async function openCalendar(user: ReturnType<typeof userEvent.setup>, name = 'Choose a date') {
  await user.click(screen.getByRole('button', { name }));
  await screen.findByRole('dialog', { name });
  return screen.findByRole('grid');
}

it('shows a date as the texts do, takes it in other ways, and writes it alike when it is left', async () => {
  const { user, input, last, leave } = open({ value: '2026-11-22' });
  expect(input).toHaveValue('22 Nov 2026');
  await user.clear(input);
  expect(last()).toBeNull();
  await user.type(input, '3.4.2027');
  expect(input).toHaveValue('3.4.2027');
  expect(last()).toBe('2027-04-03');
  await leave();
  expect(input).toHaveValue('3 Apr 2027');
});

it('says at the field what is wrong with a date, keeps what was typed, and lets no check pass it', async () => {
  const { user, input, last, leave } = open();
  await user.type(input, '31 Feb 2026');
  expect(input).toBeValid();
  await leave();
  expect(input).toHaveValue('31 Feb 2026');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('There is no 31 Feb 2026: check the day and the month');
  expect(last()).toBe(unreadableDate);
  expect(await findViolations()).toEqual([]);
  await user.clear(input);
  await user.type(input, '28 Feb 2026');
  await leave();
  expect(input).toBeValid();
  expect(last()).toBe('2026-02-28');
});

it('refuses days outside of its bounds, typed or in the calendar', async () => {
  const { user, input, leave } = open({ value: '2026-11-20', max: '2026-11-22' });
  await user.clear(input);
  await user.type(input, '23 Nov 2026');
  await leave();
  expect(input).toHaveAccessibleDescription('Enter 22 Nov 2026 or earlier');
  await openCalendar(user);
  expect(screen.getByRole('button', { name: /^Sunday,? 22 November 2026$/ })).toBeEnabled();
  expect(screen.getByRole('button', { name: /^Monday,? 23 November 2026$/ })).toBeDisabled();
});

it('opens a calendar on its day, moves by keys, and gives the focus back', async () => {
  const { user, input, last } = open({ value: '2026-11-22' });
  const grid = await openCalendar(user);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  expect(grid).toHaveAccessibleName('November 2026');
  expect(focused()).toMatch(/22 November 2026/);
  expect(await findViolations()).toEqual([]);
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toMatch(/30 November 2026/);
  await user.keyboard('{Home}{End}{PageDown}');
  expect(focused()).toMatch(/6 January 2027/);
  expect(screen.getByRole('grid')).toHaveAccessibleName('January 2027');
  await user.keyboard('{Shift>}{PageUp}{/Shift}{ArrowLeft}{ArrowUp}{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(last()).toBe('2025-12-29');
  expect(input).toHaveValue('29 Dec 2025');
  expect(screen.getByRole('button', { name: 'Choose a date' })).toHaveFocus();
  await openCalendar(user);
  await user.keyboard('{ArrowRight}{Escape}');
  expect(last()).toBe('2025-12-29');
});

it('turns months and years by buttons, and marks the day of the value', async () => {
  const { user } = open({ value: '2028-01-31' });
  await openCalendar(user);
  const chosen = screen.getByRole('button', { name: /31 January 2028/ });
  expect(chosen.closest('td')).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('grid')).toHaveAccessibleName('February 2028');
  await user.click(screen.getByRole('button', { name: 'Previous year' }));
  expect(screen.getByRole('grid')).toHaveAccessibleName('February 2027');
  expect(screen.getAllByRole('row')[1]).toHaveTextContent('1234567');
});

it('takes a day with a time of day, typed or chosen one after the other', async () => {
  const at = new Date(2026, 10, 22, 14, 5).toISOString();
  const { user, input, last, leave } = open({ value: at, Control: DateTimeInput });
  expect(input).toHaveValue('22 Nov 2026, 14:05');
  await user.clear(input);
  await user.type(input, '23.11.2026');
  await leave();
  expect(input).toHaveAccessibleDescription('Enter the time of day too, like 09:00');
  await user.type(input, ' 9:30');
  await leave();
  expect(input).toHaveValue('23 Nov 2026, 09:30');
  await openCalendar(user, 'Choose a date and time');
  await user.keyboard('{ArrowRight}{Enter}');
  const time = screen.getByRole('textbox', { name: 'Time' });
  expect(time).toHaveFocus();
  await user.keyboard('25:00{Enter}');
  expect(time).toHaveAccessibleDescription('Enter a time like 09:00');
  await user.clear(time);
  await user.type(time, '16:45{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(last()).toBe(new Date(2026, 10, 24, 16, 45).toISOString());
  expect(input).toHaveValue('24 Nov 2026, 16:45');
});

it('asks which day is meant where nobody chose an order of day and month', async () => {
  const { user, input, last, leave } = open();
  await user.type(input, '12/1/2026');
  await leave();
  expect(last()).toBe(unreadableDate);
  expect(input).toHaveAccessibleDescription('This can be 1 Dec 2026 or 12 Jan 2026: choose one');
  expect(await findViolations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '12 Jan 2026' }));
  expect(last()).toBe('2026-01-12');
  expect(input).toHaveValue('12 Jan 2026');
  expect(screen.queryByRole('group', { name: 'Which day is meant' })).not.toBeInTheDocument();
});
