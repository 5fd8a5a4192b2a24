import { Columns3 } from 'lucide-react';
import { Button } from '../parts/button/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuLabel,
} from '../parts/dropdown-menu/dropdown-menu';
import type { AnyResource } from '../resource/resource-types';
import type { DataTable } from './use-data-table';

interface ColumnChooserProps<R extends AnyResource> {
  data: DataTable<R>;
}

/** Shows and hides columns; kept in this browser. */
export function ColumnChooser<R extends AnyResource>({ data }: ColumnChooserProps<R>) {
  const columns = data.table.getAllLeafColumns().filter((column) => column.getCanHide());
  if (columns.length === 0) return null;
  return (
    <DropdownMenu
      trigger={
        <Button variant="outline">
          <Columns3 /> Columns
        </Button>
      }
    >
      <DropdownMenuLabel>Columns</DropdownMenuLabel>
      {columns.map((column) => (
        <DropdownMenuCheckboxItem
          key={column.id}
          checked={column.getIsVisible()}
          onCheckedChange={(isShown) => column.toggleVisibility(isShown)}
        >
          {data.columnOf(column.id)?.label}
        </DropdownMenuCheckboxItem>
      ))}
    </DropdownMenu>
  );
}
