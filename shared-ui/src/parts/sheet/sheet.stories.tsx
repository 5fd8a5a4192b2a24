import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button';
import { Sheet } from './sheet';

const meta = { component: Sheet, title: 'Parts/Sheet' } satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByButton: Story = {
  args: {
    trigger: <Button variant="outline">Taxes</Button>,
    title: 'Taxes',
    children: <p>The list of taxes.</p>,
  },
};

export const Open: Story = { args: { ...ByButton.args, open: true } };
