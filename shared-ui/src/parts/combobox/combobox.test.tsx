import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findViolations } from '../../testing/find-violations';
import { standInForLayout } from '../../testing/stand-in-for-layout';
import type { Option } from '../select/option';
import { Combobox } from './combobox';
import { MultiCombobox } from './multi-combobox';
import type { OptionSource } from './use-options';

const solvents: readonly Option[] = [
  { value: 'acetone', label: 'Acetone', detail: '67-64-1' },
  { value: 'toluene', label: 'Toluène', detail: '108-88-3' },
  { value: 'pinene', label: 'α-Pinene', detail: '80-56-8' },
];

function One({ options }: { options: OptionSource }) {
  const [value, setValue] = useState<Option | null>(null);
  return (
    <form>
      <Combobox
        aria-label="Solvent"
        label="Solvents"
        options={options}
        value={value}
        onValueChange={setValue}
      />
    </form>
  );
}

function Several() {
  const [value, setValue] = useState<readonly Option[]>([]);
  return (
    <MultiCombobox
      aria-label="Solvents"
      label="Solvents"
      options={solvents}
      value={value}
      onValueChange={setValue}
    />
  );
}

beforeAll(standInForLayout);

it('finds by a part of the name without accents or by the detail, and chooses by keyboard', async () => {
  const user = userEvent.setup();
  render(<One options={solvents} />);
  const input = screen.getByRole('combobox', { name: 'Solvent' });
  await user.type(input, 'toluene');
  const option = await screen.findByRole('option', { name: /Toluène/ });
  expect(input).toHaveAttribute('aria-activedescendant', option.id);
  expect(input).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Enter}');
  expect(input).toHaveValue('Toluène');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

  await user.type(input, '80-56');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(input).toHaveValue('α-Pinene');
});

it('goes to the ends by Home and End, takes the pointer’s option, and submits nothing', async () => {
  const user = userEvent.setup();
  render(<One options={solvents} />);
  const input = screen.getByRole('combobox', { name: 'Solvent' });
  await user.click(input);
  expect(screen.getByText('3 matches')).toBeInTheDocument();
  expect(input).not.toHaveAttribute('aria-activedescendant');
  const options = screen.getAllByRole('option');
  expect(await findViolations()).toEqual([]);
  for (const [key, index] of [
    ['ArrowUp', 2],
    ['Home', 0],
    ['End', 2],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(input).toHaveAttribute('aria-activedescendant', options[index]?.id);
  }
  await user.hover(screen.getByRole('option', { name: /Toluène/ }));
  expect(input).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(input).toHaveValue('Toluène');
});

it('closes by Escape without losing what was chosen, and can be cleared', async () => {
  const user = userEvent.setup();
  render(<One options={solvents} />);
  const input = screen.getByRole('combobox', { name: 'Solvent' });
  await user.type(input, 'acet{Enter}');
  await user.type(input, 'nothing like this');
  expect(screen.getByText('No matches', { selector: '[role=presentation]' })).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await user.keyboard('{Escape}');
  expect(input).toHaveValue('Acetone');
  await user.click(screen.getByRole('button', { name: 'Clear Acetone' }));
  expect(input).toHaveValue('');
});

it('asks the server after a pause for the last text alone, and can try again', async () => {
  const user = userEvent.setup();
  const requested: string[] = [];
  let isDown = true;
  const load = async (text: string) => {
    requested.push(text);
    if (isDown) throw new Error('down');
    return solvents.filter(({ label }) => label.toLowerCase().includes(text));
  };
  render(<One options={load} />);
  await user.type(screen.getByRole('combobox'), 'pin');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(await findViolations()).toEqual([]);
  isDown = false;
  await user.click(again);
  await user.click(await screen.findByRole('option', { name: /Pinene/ }));
  expect(screen.getByRole('combobox')).toHaveValue('α-Pinene');
  expect(new Set(requested)).toEqual(new Set(['pin']));
});

it('collects several as chips; Backspace takes the last away', async () => {
  const user = userEvent.setup();
  render(<Several />);
  const input = screen.getByRole('combobox', { name: 'Solvents' });
  await user.type(input, 'acet{Enter}');
  await user.type(input, 'tol{Enter}');
  expect(screen.getByRole('button', { name: 'Remove Acetone' })).toBeVisible();
  await user.keyboard('{Backspace}');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Remove Toluène' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('button', { name: 'Remove Acetone' })).toBeVisible();
});
