import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button';
import { Card } from './card';

const meta = { component: Card, title: 'Parts/Card' } satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: 'Any content.' } };

export const WithHead: Story = {
  args: {
    title: 'Identity',
    description: 'What the substance is called and how it is found.',
    actions: <Button variant="outline">Edit</Button>,
    children: 'Acetone, 67-64-1',
  },
};
