import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Input } from './input';

const meta = { component: Input, title: 'Parts/Input' } satisfies Meta<typeof Input>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { 'aria-label': 'Name', defaultValue: 'Acetone' } };

export const Placeholder: Story = { args: { 'aria-label': 'CAS', placeholder: '67-64-1' } };

export const Invalid: Story = {
  args: { 'aria-label': 'CAS', defaultValue: '67-64-2', 'aria-invalid': true },
};

export const Disabled: Story = {
  args: { 'aria-label': 'Code', defaultValue: 'CH-00042', disabled: true },
};
