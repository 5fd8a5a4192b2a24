import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styled from 'styled-components';
import { ScrollArea } from './scroll-area';

const meta = { component: ScrollArea, title: 'Parts/ScrollArea' } satisfies Meta<typeof ScrollArea>;

export default meta;

type Story = StoryObj<typeof meta>;

const Frame = styled(ScrollArea)`
  width: 12rem;
  height: 10rem;
`;

export const Letters: Story = {
  render: () => (
    <Frame>
      {Array.from({ length: 26 }, (_, index) => (
        <p key={index}>{String.fromCodePoint(65 + index)}</p>
      ))}
    </Frame>
  ),
};
