import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Plus } from 'lucide-react';
import { Row } from '../../stories/row';
import { Button } from './button';

const meta = { component: Button, title: 'Parts/Button' } satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

const variants = ['default', 'destructive', 'outline', 'secondary', 'ghost', 'link'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export const Variants: Story = {
  render: () => (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Row>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Row>
      {sizes.map((size) => (
        <Button key={size} size={size}>
          <Plus /> New chemical
        </Button>
      ))}
    </Row>
  ),
};

export const Loading: Story = { args: { isLoading: true, children: 'Saving' } };

export const Disabled: Story = { args: { disabled: true, children: 'Save' } };

export const AsLink: Story = {
  args: { asChild: true, variant: 'outline', children: <a href="#units">Units</a> },
};
