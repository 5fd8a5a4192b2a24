import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button } from '../button/button';
import { useConfirm } from './confirm-provider';
import { AlertDialog } from './alert-dialog';

const meta = { component: AlertDialog, title: 'Parts/AlertDialog' } satisfies Meta<
  typeof AlertDialog
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Destructive: Story = {
  args: {
    open: true,
    title: 'Delete 3 units?',
    description: 'They can be restored for ten seconds.',
    confirmLabel: 'Delete 3 units',
    isDestructive: true,
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
};

function Asking() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('not asked');
  async function ask() {
    const isSure = await confirm({
      title: 'Leave without saving?',
      description: 'What you changed here will be lost.',
      confirmLabel: 'Leave',
    });
    setAnswer(isSure ? 'left' : 'stayed');
  }
  return <Button onClick={() => void ask()}>Leave ({answer})</Button>;
}

export const ConfirmedInCode: Story = { args: { ...Destructive.args }, render: () => <Asking /> };
