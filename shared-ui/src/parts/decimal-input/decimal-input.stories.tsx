import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { DecimalInput } from './decimal-input';

const meta = { component: DecimalInput, title: 'Parts/DecimalInput' } satisfies Meta<
  typeof DecimalInput
>;

export default meta;

type Story = StoryObj<typeof meta>;

function UnitPrice() {
  const [price, setPrice] = useState('1250.50');
  return <DecimalInput aria-label="Unit price" value={price} onValueChange={setPrice} />;
}

export const Price: Story = {
  args: { value: '1250.50', onValueChange: () => undefined },
  render: () => <UnitPrice />,
};
