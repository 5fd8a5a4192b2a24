import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { NumberInput } from './number-input';

const meta = { component: NumberInput, title: 'Parts/NumberInput' } satisfies Meta<
  typeof NumberInput
>;

export default meta;

type Story = StoryObj<typeof meta>;

function MolarMass() {
  const [mass, setMass] = useState<number | null>(58.08);
  return <NumberInput aria-label="Molar mass" value={mass} onValueChange={setMass} />;
}

export const Decimal: Story = {
  args: { value: 58.08, onValueChange: () => undefined },
  render: () => <MolarMass />,
};
