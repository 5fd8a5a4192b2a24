import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button';
import { Field } from '../field/field';
import { Input } from '../input/input';
import { Dialog } from './dialog';

const meta = { component: Dialog, title: 'Parts/Dialog' } satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByButton: Story = {
  args: {
    trigger: <Button>New unit</Button>,
    title: 'New unit',
    description: 'How a chemical is counted or weighed.',
    footer: <Button>Save</Button>,
    children: (
      <Field label="Symbol" isRequired>
        <Input />
      </Field>
    ),
  },
};

export const Open: Story = { args: { ...ByButton.args, open: true } };
