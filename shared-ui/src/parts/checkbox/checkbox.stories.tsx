import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Checkbox } from './checkbox';

const meta = { component: Checkbox, title: 'Parts/Checkbox' } satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = { args: { 'aria-label': 'Published' } };

export const Checked: Story = { args: { 'aria-label': 'Published', defaultChecked: true } };

export const Indeterminate: Story = {
  args: { 'aria-label': 'All rows', checked: 'indeterminate' },
};
