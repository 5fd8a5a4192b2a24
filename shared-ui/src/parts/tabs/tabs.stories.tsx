import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tabs } from './tabs';

const meta = { component: Tabs, title: 'Parts/Tabs' } satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  args: {
    label: 'Sections',
    tabs: [
      { value: 'identity', label: 'Identity', content: <p>Name, CAS number, formula.</p> },
      { value: 'safety', label: 'Safety', content: <p>Statements by code.</p> },
    ],
  },
};
