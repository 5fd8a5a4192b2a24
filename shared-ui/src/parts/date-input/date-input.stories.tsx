import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Field } from '../field/field';
import { DateInput } from './date-input';
import { unreadableDate } from './use-typed-date';

const meta = { component: DateInput, title: 'Parts/DateInput' } satisfies Meta<typeof DateInput>;

export default meta;

type Story = StoryObj<typeof meta>;

const args = { 'aria-label': 'Posted on', value: '2026-11-21', onValueChange: () => undefined };

export const Dated: Story = { args };

export const Undated: Story = { args: { ...args, value: null } };

export const Unreadable: Story = {
  args: { ...args, value: unreadableDate },
  render: (given) => (
    <Field label="Posted on" error="Enter a date like 22 Nov 2026">
      <DateInput {...given} />
    </Field>
  ),
};
