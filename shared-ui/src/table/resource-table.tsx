import { Plus, SearchX } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import { HistorySheet } from '../history/history-sheet';
import { Button } from '../parts/button/button';
import { EmptyState } from '../parts/empty-state/empty-state';
import { ErrorState } from '../parts/error-state/error-state';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { useResourceRemove } from '../resource/use-resource-remove';
import { token } from '../tokens/token';
import { BulkBar } from './bulk-bar';
import type { Columns } from './column';
import { ColumnChooser } from './column-chooser';
import { type ExportFormat, ExportMenu } from './export-menu';
import type { RowActions } from './row-actions';
import { SearchBox } from './search-box';
import { TableBody } from './table-body';
import { TableFoot } from './table-foot';
import { TableFrame, TableGrid } from './table-frame';
import { TableHead } from './table-head';
import { TableSkeleton } from './table-skeleton';
import { type DataTable, useDataTable } from './use-data-table';
import { useLastPage } from './use-last-page';
import { useListKeys } from './use-list-keys';

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[3]};

  /* A filter's select fills a form's column, but not a toolbar. */
  & > button {
    width: auto;
  }
`;

const Space = styled.span`
  flex: 1 0 0;
`;

export interface ResourceTableProps<R extends AnyResource> {
  list: ResourceList<R>;
  columns: Columns<R>;
  /** The address of a record's page; else give `onEdit` (a dialog). */
  hrefOf?: (row: RowOf<R>) => string;
  onEdit?: (row: RowOf<R>) => void;
  onNew?: () => void;
  onDuplicate?: (row: RowOf<R>) => void;
  /** Exports the filtered list (`list.query`); given only where the resource has such a call. */
  onExport?: (format: ExportFormat) => void;
  /** Slots. `Filters` stand beside the search, `RowActions` are items of the row menu. */
  Filters?: ComponentType<{ list: ResourceList<R> }>;
  RowActions?: ComponentType<{ row: RowOf<R> }>;
  BulkActions?: ComponentType<{ rows: readonly RowOf<R>[]; onDone: () => void }>;
  /** Shown when there is no record at all; the search finding nothing has its own words. */
  Empty?: ComponentType;
}

/**
 * A resource's list with all that every admin list has: search, filters, columns, sorting, selection, row menu, pages,
 * loading, empty and error states, deletion with Undo, history, keys.
 *
 * @example <ResourceTable list={useResourceList(units)} columns={unitColumns} hrefOf={unitHref} onNew={add} />
 */
export function ResourceTable<R extends AnyResource>(props: ResourceTableProps<R>) {
  const { list, columns, Filters, BulkActions, onNew, onExport } = props;
  const { resource } = list;
  const search = useRef<HTMLInputElement>(null);
  const data = useDataTable(list, columns);
  const { actions, remove, history } = useRowActions(props);
  const selected = data.table.getSelectedRowModel().rows.map((row) => row.original);
  const clear = () => data.table.resetRowSelection(true);
  useLastPage(list);
  useListKeys({ onSearch: () => search.current?.focus(), onNew });

  return (
    <section aria-label={resource.label.many}>
      <Toolbar>
        <SearchBox
          label={`Search ${resource.label.many}`}
          value={list.state.search}
          onSearch={(text) => list.change({ search: text }, { replace: true })}
          inputRef={search}
        />
        {Filters === undefined ? null : <Filters list={list} />}
        <Space />
        <ColumnChooser data={data} />
        {onExport === undefined ? null : <ExportMenu onExport={onExport} />}
        {onNew === undefined ? null : (
          <Button onClick={onNew} aria-keyshortcuts="n">
            <Plus /> New {resource.label.one}
          </Button>
        )}
      </Toolbar>
      {selected.length === 0 ? null : (
        <BulkBar
          count={selected.length}
          onClear={clear}
          onRemove={actions.onRemove && (() => void remove(selected).then(clear))}
        >
          {BulkActions === undefined ? null : <BulkActions rows={selected} onDone={clear} />}
        </BulkBar>
      )}
      <TableContent {...props} data={data} actions={actions} />
      <TableFoot list={list} />
      {history}
    </section>
  );
}

function useRowActions<R extends AnyResource>(props: ResourceTableProps<R>) {
  const { resource } = props.list;
  const { hrefOf, onEdit, onDuplicate } = props;
  const navigate = useNavigate();
  const remove = useResourceRemove(resource);
  const [historyOf, setHistoryOf] = useState<string>();
  const visit = hrefOf && ((row: RowOf<R>) => void navigate(hrefOf(row)));
  const actions: RowActions<R> = {
    hrefOf,
    onEdit: onEdit ?? visit,
    onDuplicate,
    onHistory: ({ _id }) => setHistoryOf(_id),
    onRemove: resource.endpoints.remove && ((row) => void remove([row])),
  };
  const labels = new Map(props.columns.map(({ id, label }) => [id, label]));
  const history: ReactNode = (
    <HistorySheet
      resource={resource}
      id={historyOf ?? ''}
      labels={labels}
      open={historyOf !== undefined}
      onOpenChange={() => setHistoryOf(undefined)}
    />
  );
  return { actions, remove, history };
}

interface TableContentProps<R extends AnyResource> extends ResourceTableProps<R> {
  data: DataTable<R>;
  actions: RowActions<R>;
}

function TableContent<R extends AnyResource>(props: TableContentProps<R>) {
  const { list, data, actions } = props;
  const { content, resource } = list;
  if (content.status === 'error') {
    return (
      <ErrorState title={`The ${resource.label.many} could not be loaded`} onRetry={content.retry}>
        {messageOf(content.error)}
      </ErrorState>
    );
  }
  if (content.status === 'ready' && content.total === 0) return <NothingHere {...props} />;
  return (
    <TableFrame>
      <TableGrid aria-label={resource.label.many}>
        <TableHead list={list} data={data} />
        {content.status === 'loading' ? (
          <TableSkeleton columns={data.table.getVisibleLeafColumns().length} />
        ) : (
          <TableBody
            resource={resource}
            data={data}
            actions={actions}
            MenuItems={props.RowActions}
            isFetching={list.isFetching}
          />
        )}
      </TableGrid>
    </TableFrame>
  );
}

function NothingHere<R extends AnyResource>({ list, onNew, Empty }: ResourceTableProps<R>) {
  const { label } = list.resource;
  const { search, filters } = list.state;
  if (search !== '' || Object.keys(filters).length > 0) {
    const clear = () => list.change({ search: '', filters: emptied(filters) });
    return (
      <EmptyState
        title="Nothing found"
        icon={<SearchX />}
        action={
          <Button variant="outline" onClick={clear}>
            Clear search and filters
          </Button>
        }
      >
        No {label.one} matches what you search and filter for.
      </EmptyState>
    );
  }
  if (Empty !== undefined) return <Empty />;
  return (
    <EmptyState
      title={`No ${label.many} yet`}
      action={onNew === undefined ? undefined : <Button onClick={onNew}>New {label.one}</Button>}
    />
  );
}

/** Every filter that is set, taken away. */
function emptied<Filters extends object>(filters: Filters) {
  const entries = Object.keys(filters).map((name) => [name, undefined]);
  return Object.fromEntries(entries) as { [Name in keyof Filters]: undefined };
}
