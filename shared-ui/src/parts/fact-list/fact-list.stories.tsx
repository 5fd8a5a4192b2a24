import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Fact, FactList, FactText } from './fact-list';

const meta = { component: FactList, title: 'Parts/FactList' } satisfies Meta<typeof FactList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WhatSomebodySent: Story = {
  render: () => (
    <FactList>
      <Fact label="Name">Ann Example</Fact>
      <Fact label="Email">
        <a href="mailto:ann@example.com">ann@example.com</a>
      </Fact>
      <Fact label="Company">{null}</Fact>
      <Fact label="Message">
        <FactText>{'Two lines\nof a message'}</FactText>
      </Fact>
    </FactList>
  ),
};
