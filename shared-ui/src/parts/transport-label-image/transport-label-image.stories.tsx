import type { Meta, StoryObj } from '@storybook/react-webpack5';
import styled from 'styled-components';
import { TransportLabelImage } from './transport-label-image';

const meta = { component: TransportLabelImage, title: 'Parts/TransportLabelImage' } satisfies Meta<
  typeof TransportLabelImage
>;

export default meta;

type Story = StoryObj<typeof meta>;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  padding: 0;
  list-style: none;

  & li {
    width: 6rem;
  }
`;

const labels = '1 1.4 1.5 1.6 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7X 7E 8 9 9A'.split(' ');

export const All: Story = {
  args: { label: '3' },
  render: () => (
    <Row>
      {labels.map((label) => (
        <li key={label}>
          <TransportLabelImage label={label} />
          {label}
        </li>
      ))}
    </Row>
  ),
};
