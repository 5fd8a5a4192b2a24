import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Row } from '../../stories/row';
import { Badge } from './badge';

const meta = { component: Badge, title: 'Parts/Badge' } satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'brand', 'success', 'warning', 'danger', 'info'] as const;

export const Tones: Story = {
  render: () => (
    <Row>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Row>
  ),
};

export const ChosenColor: Story = { args: { color: '#ffd166', children: 'Quoted' } };
