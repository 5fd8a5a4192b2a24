import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormulaText } from './formula-text';

const meta = { component: FormulaText, title: 'Parts/FormulaText' } satisfies Meta<
  typeof FormulaText
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hydrate: Story = { args: { formula: 'CuSO4·5H2O' } };

export const Ion: Story = { args: { formula: 'SO4²⁻' } };
