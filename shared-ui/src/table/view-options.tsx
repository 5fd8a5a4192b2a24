import { Columns3 } from 'lucide-react';
import { Button } from '../parts/button/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '../parts/dropdown-menu/dropdown-menu';
import type { AnyResource } from '../resource/resource-types';
import { changeDensity, Density, useDensity } from './density';
import type { DataTable } from './use-data-table';

const densityLabels: Readonly<Record<Density, string>> = {
  compact: 'Compact',
  normal: 'Normal',
  roomy: 'Roomy',
};

interface ViewOptionsProps<R extends AnyResource> {
  data: DataTable<R>;
}

/** Shows and hides columns and sets the row height; stored in this browser. */
export function ViewOptions<R extends AnyResource>({ data }: ViewOptionsProps<R>) {
  const columns = data.table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <DropdownMenu
      isModal={false}
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
      <DropdownMenuSeparator />
      <DensityItems />
    </DropdownMenu>
  );
}

function DensityItems() {
  const current = useDensity();
  return (
    <>
      <DropdownMenuLabel>Row height</DropdownMenuLabel>
      {Density.options.map((density) => (
        <DropdownMenuCheckboxItem
          key={density}
          checked={density === current}
          onCheckedChange={() => changeDensity(density)}
        >
          {densityLabels[density]}
        </DropdownMenuCheckboxItem>
      ))}
    </>
  );
}
