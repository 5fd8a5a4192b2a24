import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button';
import { Field } from '../field/field';
import { Input } from '../input/input';
import { Popover } from './popover';

const meta = { component: Popover, title: 'Parts/Popover' } satisfies Meta<typeof Popover>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = {
  label: 'Filters',
  trigger: <Button variant="outline">Filters</Button>,
  children: (
    <Field label="Letter">
      <Input />
    </Field>
  ),
};

export const ByButton: Story = { args };

export const Open: Story = { args: { ...args, open: true } };
