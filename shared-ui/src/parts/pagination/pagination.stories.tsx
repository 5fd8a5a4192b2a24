import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Pagination } from './pagination';

const meta = { component: Pagination, title: 'Parts/Pagination' } satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

const hrefOf = (page: number) => `?page=${page}`;

export const Middle: Story = { args: { page: 6, pageCount: 20, hrefOf } };

export const First: Story = { args: { page: 1, pageCount: 3, hrefOf } };
