import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const meta = { component: Tooltip, title: 'Parts/Tooltip' } satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnHover: Story = {
  args: { content: 'Toggle the sidebar', children: <Button variant="outline">Hover</Button> },
};

export const WithoutDelay: Story = {
  args: { content: 'Units', delay: 0, side: 'right', children: <Button>Units</Button> },
};
