import { words } from '../i18n/words';
import type { ComponentType } from 'react';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { HintingFrame } from './clipped-hint';
import { useDensity } from './density';
import type { Grouping } from './grouping';
import type { RowActions } from './row-actions';
import { TableBody } from './table-body';
import { fixedWidthOf, TableColumns, tableStyle, widthsOf } from './table-columns';
import { TableGrid } from './table-frame';
import { TableHead } from './table-head';
import { TableSkeleton } from './table-skeleton';
import { useColumnResize } from './use-column-resize';
import type { DataTable } from './use-data-table';
import { useHasRoom } from './use-has-room';

interface GridProps<R extends AnyResource> {
  list: ResourceList<R>;
  data: DataTable<R>;
  actions: RowActions<R>;
  MenuItems: ComponentType<{ row: RowOf<R> }> | undefined;
  grouping: Grouping | undefined;
  /** Whether rows have a drag handle. */
  isOrdered: boolean;
}

/** The table of a list. */
export function Grid<R extends AnyResource>(props: GridProps<R>) {
  const { list, data, actions, MenuItems, grouping, isOrdered } = props;
  const { content, resource } = list;
  const { shownColumns, columnState } = data;
  const resize = useColumnResize(data);
  const state = { widths: resize.widths, pinned: columnState.pinned };
  const all = widthsOf({ columns: shownColumns, state, isOrdered });
  const { table, hasRoom } = useHasRoom(all.pinCount === 0 ? 0 : fixedWidthOf(all));
  const widths = hasRoom ? all : { ...all, pinCount: 0 };
  return (
    <HintingFrame>
      <TableGrid
        ref={table}
        aria-label={words(resource.label.many)}
        data-density={useDensity()}
        $isOrdered={isOrdered}
        {...(isOrdered && { 'data-ordered': '' })}
        {...(list.isFetching && { 'data-busy': '' })}
        style={tableStyle(widths)}
      >
        <TableColumns widths={widths} />
        <TableHead list={list} data={data} widths={widths} resize={resize} />
        {content.status === 'loading' ? (
          <TableSkeleton columns={shownColumns.length} />
        ) : (
          <TableBody
            resource={resource}
            data={data}
            actions={actions}
            MenuItems={MenuItems}
            isFetching={list.isFetching}
            grouping={grouping}
            pinCount={widths.pinCount}
          />
        )}
      </TableGrid>
    </HintingFrame>
  );
}
