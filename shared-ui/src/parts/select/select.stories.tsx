import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Select } from './select';

const meta = { component: Select, title: 'Parts/Select' } satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

const options = [
  { value: 'kg', label: 'Kilogram' },
  { value: 'l', label: 'Litre' },
  { value: 'drum', label: 'Drum', isDisabled: true },
];

function Units() {
  const [unit, setUnit] = useState<string>();
  return <Select aria-label="Unit" options={options} value={unit} onValueChange={setUnit} />;
}

export const Empty: Story = {
  args: { options, value: undefined, onValueChange: () => undefined },
  render: () => <Units />,
};

export const Chosen: Story = {
  args: { options, value: 'kg', onValueChange: () => undefined, 'aria-label': 'Unit' },
};
