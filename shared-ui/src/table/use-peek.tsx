import { lazy, type ReactNode, Suspense, useState } from 'react';
import { focusRow } from '../focus/focus-row';
import type { AnyResource, RowOf } from '../resource/resource-types';
import type { RowActions } from './row-actions';
import type { Columns } from './column';

const LazySheet = lazy(async () => ({ default: (await import('./peek-sheet')).PeekSheet }));

interface PeekOptions<R extends AnyResource> {
  resource: R;
  columns: Columns<R>;
  rows: readonly RowOf<R>[];
  actions: Pick<RowActions<R>, 'hrefOf' | 'onEdit'>;
}

/** Guarantee: the sheet passes the columns and actions only rows of the same resource. */
function asAny<R extends AnyResource>(options: PeekOptions<R>) {
  return options as unknown as PeekOptions<AnyResource>;
}

/** A row shown in full beside the list. */
export function usePeek<R extends AnyResource>(options: PeekOptions<R>) {
  const [peeked, setPeeked] = useState<string>();
  const { resource, columns, rows, actions } = asAny(options);
  const index = rows.findIndex(({ _id }) => _id === peeked);
  const row = rows[index];
  const { onEdit } = actions;

  function close() {
    setPeeked(undefined);
    if (peeked !== undefined) focusRow(peeked);
  }
  const sheet: ReactNode =
    row === undefined ? null : (
      <Suspense>
        <LazySheet
          resource={resource}
          columns={columns}
          rows={rows}
          index={index}
          href={actions.hrefOf?.(row)}
          onEdit={
            onEdit &&
            (() => {
              setPeeked(undefined);
              onEdit(row);
            })
          }
          onMove={(next) => setPeeked(rows[next]?._id)}
          onClose={close}
        />
      </Suspense>
    );
  return { peek: ({ _id }: RowOf<R>) => setPeeked(_id), sheet };
}
