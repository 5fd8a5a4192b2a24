import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button';
import { PageHeader } from './page-header';

const meta = { component: PageHeader, title: 'Parts/PageHeader' } satisfies Meta<typeof PageHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithActions: Story = {
  args: {
    title: 'Units',
    description: 'What chemicals are weighed and counted in.',
    actions: <Button>New unit</Button>,
  },
};
