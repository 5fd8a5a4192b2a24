import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GhsPictogram, ghsPictogramNames } from 'contract/catalog';
import styled from 'styled-components';
import { GhsPictogramImage } from './ghs-pictogram-image';

const meta = { component: GhsPictogramImage, title: 'Parts/GhsPictogramImage' } satisfies Meta<
  typeof GhsPictogramImage
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

export const All: Story = {
  args: { code: 'GHS01' },
  render: () => (
    <Row>
      {GhsPictogram.options.map((code) => (
        <li key={code}>
          <GhsPictogramImage code={code} />
          {ghsPictogramNames[code]}
        </li>
      ))}
    </Row>
  ),
};
