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
  if (!data.table.getAllLeafColumns().some((column) => column.getCanHide())) return null;
  return (
    <DropdownMenu
      isModal={false}
      trigger={
        <Button variant="outline">
          <Columns3 /> Columns
        </Button>
      }
    >
      <ColumnItems data={data} />
    </DropdownMenu>
  );
}

/** The columns that can be hidden, as items of a menu. */
export function ColumnItems<R extends AnyResource>({ data }: ColumnChooserProps<R>) {
  const columns = data.table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <>
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
    </>
  );
}
