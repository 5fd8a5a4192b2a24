import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { RadioGroup } from './radio-group';

const meta = { component: RadioGroup, title: 'Parts/RadioGroup' } satisfies Meta<typeof RadioGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

const options = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
];

function Status() {
  const [status, setStatus] = useState('draft');
  return (
    <RadioGroup aria-label="Status" options={options} value={status} onValueChange={setStatus} />
  );
}

export const TwoChoices: Story = {
  args: { options, value: 'draft', onValueChange: () => undefined },
  render: () => <Status />,
};
