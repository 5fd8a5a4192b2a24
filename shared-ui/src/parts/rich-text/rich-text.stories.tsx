import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RichText } from './rich-text';

const meta = { component: RichText, title: 'Parts/RichText' } satisfies Meta<typeof RichText>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Article: Story = {
  args: {
    html: '<h2>Acetone</h2><p>A <strong>polar aprotic</strong> solvent, <a href="#density">lighter than water</a>.</p><ul><li>Resins</li><li>Lacquers</li></ul><table><tbody><tr><th>Boiling point</th><td>56 °C</td></tr></tbody></table>',
  },
};
