import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Checkbox } from '../checkbox/checkbox';
import { Input } from '../input/input';
import { Field } from './field';

const meta = { component: Field, title: 'Parts/Field' } satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithHelp: Story = {
  args: { label: 'CAS number', help: 'Digits with or without hyphens.', children: <Input /> },
};

export const WithError: Story = {
  args: {
    label: 'CAS number',
    help: 'Digits with or without hyphens.',
    error: 'The check digit of 67-64-2 should be 1.',
    isRequired: true,
    children: <Input defaultValue="67-64-2" />,
  },
};

export const Inline: Story = {
  args: { label: 'Show on the website', layout: 'inline', children: <Checkbox /> },
};
