import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { SearchX } from 'lucide-react';
import { type ComponentType, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../client/api-error';
import { HistorySheet } from '../history/history-sheet';
import { ResourceJobs } from '../job/resource-jobs';
import { ListOrderProvider } from '../order/list-order-context';
import { OrderWords } from '../order/order-words';
import type { ListOrder } from '../order/use-ordered-list';
import { Button } from '../parts/button/button';
import { EmptyState } from '../parts/empty-state/empty-state';
import { ErrorState } from '../parts/error-state/error-state';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { BulkActionsProps } from '../resource/row-selection';
import type { ResourceList } from '../resource/use-resource-list';
import { useResourceRemove } from '../trash/use-resource-remove';
import { useSavedViews } from '../saved-view/use-saved-views';
import { ActiveFilters } from './active-filters';
import { BulkBar } from './bulk-bar';
import type { Columns } from './column';
import type { RowActions } from './row-actions';
import { clearedFilters } from './cleared-filters';
import { Grid } from './grid';
import type { Grouping } from './grouping';
import { ListRows } from './list-rows';
import { ListSection, ToolbarStack } from './list-section';
import { TableFoot } from './table-foot';
import { ListRowsSkeleton } from './table-skeleton';
import { TableToolbar } from './table-toolbar';
import { type DataTable, useDataTable } from './use-data-table';
import { useGroupedList } from './use-grouped-list';
import { useLastPage } from './use-last-page';
import { useIsNarrow } from '../hooks/use-is-narrow';
import { focusRowBy, useListKeys } from './use-list-keys';
import { useListTools } from './use-list-tools';
import { usePeek } from './use-peek';
import { useRoomBelow } from './use-room-below';
import { type ResourceAccess, useResourceAccess } from '../resource/use-resource-access';
import type { Suggestions } from '../parts/search-box/use-suggestions';

export interface ResourceTableProps<R extends AnyResource> {
  list: ResourceList<R>;
  columns: Columns<R>;
  /** From `useOrderedList`: rows have a handle that moves them. */
  order?: ListOrder;
  /** The address of a record's page; without pages give `onEdit` (a dialog). */
  hrefOf?: (row: RowOf<R>) => string;
  onEdit?: (row: RowOf<R>) => void;
  onNew?: () => void;
  onDuplicate?: (row: RowOf<R>) => void;
  /** Opens the import; give it only if the resource has one. */
  onImport?: () => void;
  /** Slots. `Filters` are beside the search, `RowActions` are items of the row menu. */
  Filters?: ComponentType<{ list: ResourceList<R> }>;
  RowActions?: ComponentType<{ row: RowOf<R> }>;
  /** Actions on the selected records besides export and deletion; see `useBulk`. */
  BulkActions?: ComponentType<BulkActionsProps>;
  /** The search's type-ahead. */
  suggestions?: Suggestions;
  /** Shown when a search finds nothing: other places to search. */
  OtherSearch?: ComponentType<{ list: ResourceList<R> }>;
  /** Shown when there are no records at all; an unsuccessful search has its own message. */
  Empty?: ComponentType;
}

/**
 * A resource's list with everything that admin lists share: search, filters, saved views, columns, sorting, selection
 * with jobs over all matches, row menu, pagination, export, loading, empty and error states, deletion with Undo, trash,
 * history, keyboard shortcuts.
 *
 * @example <ResourceTable list={useResourceList(units)} columns={unitColumns} hrefOf={unitHref} onNew={add} />
 */
export function ResourceTable<R extends AnyResource>(given: ResourceTableProps<R>) {
  const access = useResourceAccess(given.list.resource);
  const columns = useShownColumns(given, access);
  const { list, grouping, narrowedTo } = useGroupedList(given.list, columns);
  const props = { ...allowedProps(given, access), list, columns };
  const { Filters, BulkActions, onNew, onImport } = props;
  const { resource } = list;
  const search = useRef<HTMLInputElement>(null);
  const views = useSavedViews(list);
  const data = useDataTable(list, columns, views.current);
  const { actions, beside } = useRowActions(props, data, access);
  const { hasTools, use } = useListTools(list);
  useLastPage(given.list);
  const section = useId();
  useListKeys({
    section,
    onSearch: hasTools ? () => search.current?.focus() : undefined,
    onNew,
    onSelect: (id) => data.table.getRow(id).toggleSelected(),
    onOpen: (id) => actions.onEdit?.(data.table.getRow(id).original),
  });

  return (
    <ListSection id={section} ref={useRoomBelow()} aria-label={words(resource.label.many)}>
      <ToolbarStack onFocus={use}>
        <TableToolbar
          list={list}
          data={data}
          views={views}
          hasTools={hasTools}
          searchRef={search}
          onLeaveSearch={() => focusRowBy(section, 1)}
          onNew={onNew}
          onImport={onImport}
          Filters={Filters}
          suggestions={props.suggestions}
        />
        <BulkBar
          list={list}
          controller={data.selection}
          BulkActions={BulkActions}
          editable={access.mayDoAll ? data.columns.filter(({ edit }) => edit !== undefined) : []}
          mayRemove={access.mayDoAll}
        />
      </ToolbarStack>
      <ActiveFilters list={list} Filters={Filters} narrowedTo={narrowedTo} />
      <ResourceJobs resource={resource} />
      <ListOrderProvider value={props.order}>
        {props.order === undefined ? null : <OrderWords order={props.order} />}
        <TableContent {...props} data={data} actions={actions} grouping={grouping} />
      </ListOrderProvider>
      <TableFoot list={list} hasTools={hasTools} grouping={grouping} />
      {beside}
    </ListSection>
  );
}

/** The columns that the user may view, with the cells that they may edit; the array keeps its identity. */
function useShownColumns<R extends AnyResource>(
  { columns }: ResourceTableProps<R>,
  { hidden, readOnly }: ResourceAccess,
): Columns<R> {
  return useMemo(
    () =>
      hidden.size + readOnly.size === 0
        ? columns
        : columns
            .filter(({ id }) => !hidden.has(id))
            .map(({ edit, ...column }) =>
              edit === undefined || readOnly.has(column.id) ? column : { ...column, edit },
            ),
    [columns, hidden, readOnly],
  );
}

/** What the screen offers, as far as the user's role allows it. */
function allowedProps<R extends AnyResource>(
  props: ResourceTableProps<R>,
  { mayEdit, mayDoAll }: ResourceAccess,
): ResourceTableProps<R> {
  const { onNew, onDuplicate, order, Empty, onImport, BulkActions, ...others } = props;
  return {
    ...others,
    ...(mayEdit && {
      ...(onNew && { onNew }),
      ...(onDuplicate && { onDuplicate }),
      ...(order && { order }),
      ...(Empty && { Empty }),
    }),
    ...(mayDoAll && { ...(onImport && { onImport }), ...(BulkActions && { BulkActions }) }),
  };
}

function useRowActions<R extends AnyResource>(
  props: ResourceTableProps<R>,
  data: DataTable<R>,
  { mayEdit, mayDoAll }: ResourceAccess,
) {
  const { resource } = props.list;
  const { hrefOf, onEdit, onDuplicate } = props;
  const navigate = useNavigate();
  const remove = useResourceRemove(resource, { onRemoved: data.selection.forget });
  const [historyOf, setHistoryOf] = useState<string>();
  const visit = hrefOf && ((row: RowOf<R>) => void navigate(hrefOf(row)));
  const open = { hrefOf, onEdit: onEdit ?? visit };
  const rows = data.table.getRowModel().rows.map(({ original }) => original);
  const { peek, sheet } = usePeek({ resource, columns: data.columns, rows, actions: open });
  const actions: RowActions<R> = {
    isReadOnly: !mayEdit || resource.endpoints.update === undefined,
    ...open,
    onPeek: peek,
    onDuplicate,
    onHistory: resource.endpoints.update && (({ _id }) => setHistoryOf(_id)),
    onRemove: mayDoAll && resource.endpoints.remove ? (row) => void remove(row) : undefined,
  };
  const labels = new Map(props.columns.map(({ id, label }) => [id, label]));
  const beside: ReactNode = (
    <>
      {sheet}
      <HistorySheet
        resource={resource}
        id={historyOf ?? ''}
        labels={labels}
        open={historyOf !== undefined}
        onOpenChange={() => setHistoryOf(undefined)}
      />
    </>
  );
  return { actions, beside };
}

interface TableContentProps<R extends AnyResource> extends ResourceTableProps<R> {
  data: DataTable<R>;
  actions: RowActions<R>;
  grouping: Grouping | undefined;
}

function TableContent<R extends AnyResource>(props: TableContentProps<R>) {
  const { list, data, actions, grouping } = props;
  const { content, resource } = list;
  const isNarrow = useIsNarrow();
  if (content.status === 'error') {
    return (
      <ErrorState
        title={t`The ${{ many: words(resource.label.many) }} could not be loaded`}
        onRetry={content.retry}
      >
        {messageOf(content.error)}
      </ErrorState>
    );
  }
  if (content.status === 'ready' && content.total === 0) return <NothingHere {...props} />;
  if (!isNarrow)
    return <Grid {...props} isOrdered={props.order !== undefined} MenuItems={props.RowActions} />;
  if (content.status === 'loading') return <ListRowsSkeleton />;
  const rows = { list, data, actions, grouping, MenuItems: props.RowActions };
  return <ListRows {...rows} />;
}

function NothingHere<R extends AnyResource>(props: ResourceTableProps<R>) {
  const { list, onNew, Empty, OtherSearch } = props;
  const { label } = list.resource;
  const { search, filters } = list.state;
  if (search !== '' || Object.keys(filters).length > 0) {
    const clear = () => list.change({ search: '', filters: clearedFilters(filters) });
    return (
      <EmptyState
        title={t`Nothing found`}
        icon={<SearchX />}
        action={
          <>
            {OtherSearch === undefined ? null : <OtherSearch list={list} />}
            <Button variant="outline" onClick={clear}>
              {t`Clear search and filters`}
            </Button>
          </>
        }
      >
        {t`No ${{ one: words(label.one) }} matches what you search and filter for.`}
      </EmptyState>
    );
  }
  if (Empty !== undefined) return <Empty />;
  return (
    <EmptyState
      title={t`No ${{ many: words(label.many) }} yet`}
      action={
        onNew === undefined ? undefined : (
          <Button onClick={onNew}>{t`New ${{ one: words(label.one) }}`}</Button>
        )
      }
    />
  );
}
