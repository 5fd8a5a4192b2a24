import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { History, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from './dropdown-menu';

const meta = { component: DropdownMenu, title: 'Parts/DropdownMenu' } satisfies Meta<
  typeof DropdownMenu
>;

export default meta;

type Story = StoryObj<typeof meta>;

const items = (
  <>
    <DropdownMenuItem>
      <Pencil /> Edit
    </DropdownMenuItem>
    <DropdownMenuItem>
      <History /> History
    </DropdownMenuItem>
    <DropdownMenuSeparator />
    <DropdownMenuItem isDestructive>
      <Trash2 /> Delete
    </DropdownMenuItem>
  </>
);

const trigger = (
  <IconButton label="Row menu">
    <MoreHorizontal />
  </IconButton>
);

export const RowMenu: Story = { args: { trigger, children: items } };

export const Open: Story = { args: { trigger, children: items, open: true } };

export const Columns: Story = {
  args: {
    trigger: <Button variant="outline">Columns</Button>,
    children: (
      <>
        <DropdownMenuLabel>Columns</DropdownMenuLabel>
        <DropdownMenuCheckboxItem checked>CAS number</DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem>Molar mass</DropdownMenuCheckboxItem>
      </>
    ),
  },
};
