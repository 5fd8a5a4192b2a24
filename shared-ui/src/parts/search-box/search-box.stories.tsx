import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SearchBox } from './search-box';

const meta = { component: SearchBox, title: 'Parts/SearchBox' } satisfies Meta<typeof SearchBox>;

export default meta;

type Story = StoryObj<typeof meta>;

const shown = { label: 'Search units', inputRef: { current: null }, onSearch: () => undefined };

export const Empty: Story = { args: { ...shown, value: '' } };

export const Filled: Story = { args: { ...shown, value: 'kilogram' } };
