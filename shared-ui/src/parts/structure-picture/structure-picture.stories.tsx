import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StructurePicture } from './structure-picture';

const meta = { component: StructurePicture, title: 'Parts/StructurePicture' } satisfies Meta<
  typeof StructurePicture
>;

export default meta;

type Story = StoryObj<typeof meta>;

const bonds =
  '<path d="M20 60 L55 40 M51 40 V8 M59 40 V8 M55 40 L90 60" fill="none" stroke="currentColor" stroke-width="2"/>';

export const Acetone: Story = {
  args: {
    svg: `<svg viewBox="0 0 110 80">${bonds}<text x="55" y="8" font-size="16" text-anchor="middle" fill="currentColor">O</text></svg>`,
    description: 'Structure of acetone, C3H6O',
  },
};

export const WithMatch: Story = {
  args: {
    svg: `<svg viewBox="0 0 110 80">${bonds}<g class="match"><path d="M51 40 V14 M59 40 V14" stroke="currentColor" stroke-width="4"/></g></svg>`,
    description: 'Structure of acetone, its carbonyl group marked',
  },
};

export const Unreadable: Story = {
  args: { svg: 'not a picture', description: 'Structure of acetone, C3H6O' },
};
