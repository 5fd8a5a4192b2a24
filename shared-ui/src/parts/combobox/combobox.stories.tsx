import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import type { Option } from '../select/option';
import { Combobox } from './combobox';
import { MultiCombobox } from './multi-combobox';

const meta = { component: Combobox, title: 'Parts/Combobox' } satisfies Meta<typeof Combobox>;

export default meta;

type Story = StoryObj<typeof meta>;

const solvents: readonly Option[] = [
  { value: 'acetone', label: 'Acetone', detail: '67-64-1' },
  { value: 'toluene', label: 'Toluene', detail: '108-88-3' },
  { value: 'pinene', label: 'α-Pinene', detail: '80-56-8' },
  { value: 'benzene', label: 'Benzene', detail: '71-43-2', isDisabled: true },
];

const args = { label: 'Solvents', options: solvents, value: null, onValueChange: () => undefined };

function One() {
  const [value, setValue] = useState<Option | null>(solvents[0] ?? null);
  return (
    <Combobox
      aria-label="Solvent"
      label="Solvents"
      options={solvents}
      value={value}
      onValueChange={setValue}
    />
  );
}

function Several() {
  const [value, setValue] = useState<readonly Option[]>(solvents.slice(0, 2));
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

export const Single: Story = { args, render: () => <One /> };

export const Multiple: Story = { args, render: () => <Several /> };
