import { t } from '@lingui/core/macro';
import { ArrowLeftRight, Columns3 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../parts/button/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '../parts/dropdown-menu/dropdown-menu';
import { lazyPart } from '../parts/part-boundary/lazy-part';
import type { AnyResource } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { changeDensity, Density, useDensity } from './density';
import { groupOptions, noGroups } from './group-options';
import type { DataTable } from './use-data-table';
import { groupPatch } from './use-grouped-list';

const ColumnArranger = lazyPart(
  () => t`The columns`,
  async () => (await import('./column-arranger')).ColumnArranger,
);

const densityLabels: Readonly<Record<Density, string>> = {
  get compact() {
    return t`Compact`;
  },
  get normal() {
    return t`Normal`;
  },
  get roomy() {
    return t`Roomy`;
  },
};

interface ViewOptionsProps<R extends AnyResource> {
  list: ResourceList<R>;
  data: DataTable<R>;
}

/** Shows, hides and arranges columns, groups the list, and sets the row height. */
export function ViewOptions<R extends AnyResource>({ list, data }: ViewOptionsProps<R>) {
  const [isArranging, setIsArranging] = useState(false);
  const columns = data.table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <>
      <DropdownMenu
        isModal={false}
        trigger={
          <Button variant="outline">
            <Columns3 /> {t`Columns`}
          </Button>
        }
      >
        <DropdownMenuLabel>{t`Columns`}</DropdownMenuLabel>
        {columns.map((column) => (
          <DropdownMenuCheckboxItem
            key={column.id}
            checked={column.getIsVisible()}
            onCheckedChange={(isShown) => column.toggleVisibility(isShown)}
          >
            {data.columnOf(column.id)?.label}
          </DropdownMenuCheckboxItem>
        ))}
        <DropdownMenuItem onSelect={() => setIsArranging(true)}>
          <ArrowLeftRight /> {t`Arrange columns…`}
        </DropdownMenuItem>
        <GroupItems list={list} data={data} />
        <DropdownMenuSeparator />
        <DensityItems />
      </DropdownMenu>
      {isArranging ? (
        <Suspense>
          <ColumnArranger data={asAny(data)} onClose={() => setIsArranging(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Guarantee: the dialog reads no cells, which alone depend on the rows. */
function asAny<R extends AnyResource>(data: DataTable<R>) {
  return data as unknown as DataTable<AnyResource>;
}

function GroupItems<R extends AnyResource>({ list, data }: ViewOptionsProps<R>) {
  const options = groupOptions(list, data.columns);
  const { group = noGroups } = list.state;
  if (options.length === 0) return null;
  return (
    <>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>{t`Group by`}</DropdownMenuLabel>
      {options.map(({ value, label }) => (
        <DropdownMenuCheckboxItem
          key={value}
          checked={value === group}
          onCheckedChange={() => list.change(groupPatch<R>(value === noGroups ? undefined : value))}
        >
          {label}
        </DropdownMenuCheckboxItem>
      ))}
    </>
  );
}

function DensityItems() {
  const current = useDensity();
  return (
    <>
      <DropdownMenuLabel>{t`Row height`}</DropdownMenuLabel>
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
